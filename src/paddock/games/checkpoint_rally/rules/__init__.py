"""The rules of Checkpoint Rally, chapter by chapter. They know no driver, no table and no drawing."""
