game = Road Rally USA
