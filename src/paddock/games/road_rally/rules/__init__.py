"""The rules of Road Rally USA, chapter by chapter. They know no driver, no table and no drawing."""
