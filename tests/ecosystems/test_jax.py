"""JAX takes the arrays of an environment as they are."""

import jax
import jax.numpy as jnp
import numpy as np

from paddock.learning import Env
from tests.contract.cases import FIRST as FIRST_GAME


@jax.jit  # type: ignore[untyped-decorator]
def chosen(observation: jax.Array, legal: jax.Array, weights: jax.Array) -> jax.Array:
    """The best legal move by a linear network."""
    return jnp.where(legal, observation @ weights, -jnp.inf).argmax(axis=1)


def test_a_policy_of_jax_plays_on_shared_arrays() -> None:
    env = Env(FIRST_GAME, races=64, cores=1)
    weights = jax.random.normal(jax.random.key(1), (len(env.game.features), env.game.moves))
    shared = jnp.from_dlpack(env.now.observation)
    assert shared.unsafe_buffer_pointer() == env.now.observation.ctypes.data
    ended = 0
    for _ in range(200):
        moves = np.asarray(chosen(jnp.from_dlpack(env.now.observation), jnp.from_dlpack(env.now.legal), weights))
        ended += env.step(moves).ended.sum()
    assert ended
