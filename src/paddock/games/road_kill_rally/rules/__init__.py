"""The rules of Road Kill Rally, chapter by chapter. They know no driver, no table and no drawing."""
