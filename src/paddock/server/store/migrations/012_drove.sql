-- How somebody drove in a race that has been reviewed, in short. It follows from the review; Paddock fills in those of before when it starts.
ALTER TABLE results ADD COLUMN drove TEXT;
