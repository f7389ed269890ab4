"""An environment's arrays as tensors of PyTorch, in the same memory."""

from paddock.core.extras import needing
from paddock.learning.env import Env, Step

with needing("learn"):
    import torch

DEVICES = {"cpu": "cpu", "gpu": "cuda"}  # as PyTorch calls them


def told_to(env: Env) -> Step:
    """What a learner is told; a step writes it anew."""
    return Step(*(torch.as_tensor(array, device=DEVICES[env.device]) for array in env.now))
