"""Who drives without a person: the policy, what search looks at, what a learner sees."""
