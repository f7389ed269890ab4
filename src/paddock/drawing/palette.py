"""Colours by day and by night, and the style sheet that all drawings share."""

import re

LIGHT = {
    "ground": "#efe7d6",
    "panel": "#f9f5ea",
    "edge": "#d5cab1",
    "text": "#23252b",
    "muted": "#5b5a55",
    "enamel": "#f9f5ea",
    "ink": "#23252b",
    "stone": "#e4dbc6",
    "grey": "#8b857a",
    "red": "#c4342b",
    "green": "#2c7a4b",
    "blue": "#1f5596",
    "amber": "#e2a01b",
    "plum": "#6a4a8c",
    "asphalt": "#3a3d45",
    "slate": "#555963",
    "glass": "#bcd8e4",
    "sky": "#c3dde6",
    "sun": "#f3c65a",
    "lamp": "#f3c65a",
    "far": "#a9bfc0",
    "hill": "#8fb07f",
    "grass": "#a9c48a",
    "leaf": "#5d8a52",
    "sand": "#e6cf9a",
    "rock": "#b0a89d",
    "snow": "#f9f5ea",
    "town": "#e3cdb8",
    "roof": "#b9604a",
    "sea": "#5f9fb5",
    "focus": "#b27600",
    "crimson": "#b02a22",
    "moss": "#246b40",
    "ochre": "#8a5a00",
    "navy": "#1f5596",
    "violet": "#6a4a8c",
    "teal": "#1f6673",
}
DARK = LIGHT | {
    "ground": "#16181d",
    "panel": "#22252c",
    "edge": "#3b3f4a",
    "text": "#f3eddd",
    "muted": "#b5afa2",
    "enamel": "#f5efdf",
    "stone": "#cfc6b1",
    "red": "#c4382e",
    "green": "#2a7648",
    "blue": "#2a62a8",
    "amber": "#eaa91f",
    "plum": "#75539a",
    "asphalt": "#2f323a",
    "slate": "#7d828d",
    "sky": "#22344a",
    "sun": "#f3ecdb",
    "far": "#2e4459",
    "hill": "#2b4a41",
    "grass": "#33523f",
    "leaf": "#1f3c32",
    "sand": "#7d7152",
    "rock": "#555a63",
    "snow": "#aeb6bd",
    "town": "#6d6257",
    "roof": "#7c4538",
    "sea": "#2a5566",
    "focus": "#eaa91f",
    "crimson": "#ff8a80",
    "moss": "#7fcf9b",
    "ochre": "#eaa91f",
    "navy": "#8fb8f0",
    "violet": "#c9a6ea",
    "teal": "#7fcbd8",
}

# What can be chosen for a car, by the name that people know it by; in this order it belongs to the cars A to F.
COATS = {"red": "red", "blue": "blue", "amber": "amber", "green": "green", "violet": "plum", "slate": "slate"}
CARS = dict(zip((f"car-{letter}" for letter in "abcdef"), COATS.values(), strict=True))

# Colours as attributes name them.
ENAMEL, INK, STONE, GREY = "var(--enamel)", "var(--ink)", "var(--stone)", "var(--grey)"
RED, GREEN, BLUE, AMBER, PLUM = "var(--red)", "var(--green)", "var(--blue)", "var(--amber)", "var(--plum)"
ASPHALT, SLATE, GLASS = "var(--asphalt)", "var(--slate)", "var(--glass)"
SKY, SUN, LAMP = "var(--sky)", "var(--sun)", "var(--lamp)"
FAR, HILL, GRASS, LEAF, SAND = "var(--far)", "var(--hill)", "var(--grass)", "var(--leaf)", "var(--sand)"
ROCK, SNOW, TOWN, ROOF, SEA = "var(--rock)", "var(--snow)", "var(--town)", "var(--roof)", "var(--sea)"
PANEL, EDGE, GROUND = "var(--panel)", "var(--edge)", "var(--ground)"
TEXT, MUTED, FOCUS = "var(--text)", "var(--muted)", "var(--focus)"
CRIMSON, MOSS, OCHRE = "var(--crimson)", "var(--moss)", "var(--ochre)"  # these six for letters on a panel
NAVY, VIOLET, TEAL = "var(--navy)", "var(--violet)", "var(--teal)"

# Kinds of text are not scoped by .paddock: within a <use> no ancestor is seen.
LOOK = """
.paddock{font-family:Overpass,"Overpass Variable",Interstate,"Helvetica Neue",Arial,sans-serif;font-weight:600}
.mono{font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-weight:400}
.heavy{font-weight:800}
.on-panel{fill:var(--text)}
.on-panel-soft{fill:var(--muted)}
.on-sign{fill:var(--enamel)}
.on-card{fill:var(--ink)}
.paddock .outline{fill:none;stroke:none}
"""

# What the page's script says of a part: it can be touched, it was touched, it would stand there.
STATES = """
.paddock:not(svg *){display:block;width:100%;height:auto}
.paddock-art{display:none}
.paddock .lit{cursor:pointer}
.paddock .lit>.lift{transform:translateY(-4px)}
.paddock .lit .outline{stroke:var(--focus);stroke-width:4;stroke-dasharray:9 5}
.paddock .lit.spare>.lift{transform:none}
.paddock .lit.spare .outline{stroke-width:2.5;stroke-opacity:.5}
.paddock :is(.tip,.tip.spare) .outline{stroke:var(--green);stroke-width:5;stroke-opacity:1;stroke-dasharray:none}
.paddock .aimed .outline{stroke-width:6;stroke-dasharray:none}
.paddock .chosen>.lift{transform:translateY(-12px)}
.paddock .chosen .outline{stroke:var(--focus);stroke-width:5;stroke-dasharray:none}
.paddock .ghost{opacity:.45;pointer-events:none}
.paddock .ghost.tells{opacity:1}
.paddock .faint{opacity:.15}
.paddock .turns{transform-box:fill-box;transform-origin:center}
[data-turn="90"] .paddock .chosen .turns,.dragged[data-turn="90"] .turns{transform:rotate(90deg)}
[data-turn="180"] .paddock .chosen .turns,.dragged[data-turn="180"] .turns{transform:rotate(180deg)}
[data-turn="270"] .paddock .chosen .turns,.dragged[data-turn="270"] .turns{transform:rotate(270deg)}
.paddock :focus-visible{outline:none}
.paddock :focus-visible .outline{stroke:var(--blue);stroke-width:5;stroke-dasharray:none}
@media (prefers-reduced-motion:no-preference){
.paddock .moves,.paddock .scrolls{transition:transform .5s cubic-bezier(.2,.7,.2,1)}
.paddock .lift,.paddock .turns{transition:transform .2s ease-out}
}
"""


def variables(colours: dict[str, str]) -> str:
    """Colours as a style sheet declares them."""
    return ";".join(f"--{name}:{colour}" for name, colour in colours.items())


OWN_COLOURS = variables({car: f"var(--{colour})" for car, colour in CARS.items()})
NIGHT = variables({name: colour for name, colour in DARK.items() if LIGHT[name] != colour})

# The theme is the reader's, unless an element around the drawing says data-theme="light" or "dark".
STYLE = f"""\
.paddock{{{variables(LIGHT)};{OWN_COLOURS}}}
@media (prefers-color-scheme:dark){{.paddock:not([data-theme=light],[data-theme=light] *){{{NIGHT}}}}}
.paddock[data-theme=dark],[data-theme=dark] .paddock{{{NIGHT}}}\
{LOOK}{STATES}"""

# Around a table it is said which car has which colour: data-cars="car-a-amber car-b-red".
CHOSEN = "".join(
    f"[data-cars~={car}-{coat}] .paddock{{--{car}:var(--{colour})}}" for car in CARS for coat, colour in COATS.items()
)


def painted(drawing: str, theme: str) -> str:
    """A drawing with the colours of one theme written into it, for readers that know no variables."""
    colours = DARK if theme == "dark" else LIGHT
    colours |= {car: colours[colour] for car, colour in CARS.items()}
    return re.sub(r"var\(--([a-z-]+)\)", lambda found: colours[found[1]], drawing.replace(STYLE, LOOK))
