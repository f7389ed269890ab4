game = Line
