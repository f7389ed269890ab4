game = Line
tagline = Straight on, as <fast> as it goes & back never
seats-why = There is one line.
variant-short = short
    .help = { $goal } steps
option-overdrive = Overdrive
    .off = off
    .on = on
line-way = Way
chapter-car = The car
pedal = Pedal
    .help = Makes it go.
gear = Gear
    .help = How fast it goes.
move-drive = { $steps ->
    [one] One step
   *[other] { $steps } steps
}
log-drove = { $seat }: at { $way }.
unlucky = { $far } brings no luck.
fixed-where-it-begins = A line begins at its beginning.
