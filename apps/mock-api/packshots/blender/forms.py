"""Every kind of product: who builds it, and its share of the square's height (h) or width (w)."""
import belt
import garments
import gear
import gloves
import packs
import soft
import sportswear
import stages

FORMS = {
    "tub": packs.tub,
    "smallTub": packs.small_tub,
    "bottle": packs.bottle,
    "wideBottle": packs.wide_bottle,
    "flask": packs.flask,
    "dropper": packs.dropper,
    "jar": packs.jar,
    "can": packs.can,
    "tube": packs.tube,
    "stick": packs.sun_stick,
    "carton": packs.carton,
    "sachets": packs.sachets,
    "barBox": packs.bar_box,
    "shippingBox": packs.shipping_box,
    "pouch": soft.pouch,
    "smallPouch": soft.small_pouch,
    "gel": soft.gel,
    "sachet": soft.sachet,
    "bar": soft.bar,
    "shaker": gear.shaker,
    "steelBottle": gear.steel_bottle,
    "kettlebell": gear.kettlebell,
    "bands": gear.bands,
    "towel": gear.towel,
    "cap": gear.cap,
    "belt": belt.belt,
    "tee": garments.tee,
    "hoodie": sportswear.hoodie,
    "shorts": sportswear.shorts,
    "gloves": gloves.gloves,
    "shelves": stages.shelves,
    "counter": stages.counter,
    "front": stages.front,
    "mountains": stages.mountains,
}

# One optical scale: what is large in the hand is large on the shelf; wide low things may fill their width.
FRAMES = {
    "tub": {"h": 0.97},
    "smallTub": {"h": 0.77},
    "bottle": {"h": 0.68},
    "wideBottle": {"h": 0.72},
    "flask": {"h": 0.9},
    "dropper": {"h": 0.66},
    "jar": {"h": 0.62},
    "can": {"h": 0.74},
    "tube": {"h": 0.82},
    "stick": {"h": 0.6},
    "carton": {"h": 0.74},
    "sachets": {"w": 0.94},
    "barBox": {"w": 0.94},
    "shippingBox": {"w": 0.96},
    "pouch": {"h": 0.96},
    "smallPouch": {"h": 0.82},
    "gel": {"h": 0.72},
    "sachet": {"h": 0.72},
    "bar": {"w": 0.97},
    "shaker": {"h": 0.95},
    "steelBottle": {"h": 0.94},
    "kettlebell": {"h": 0.8},
    "bands": {"w": 0.96, "down": 9},
    "towel": {"w": 0.94, "down": 9},
    "cap": {"w": 0.9, "down": 6},
    "belt": {"w": 0.97, "down": 5},
    "tee": {"w": 0.97},
    "hoodie": {"h": 0.97},
    "shorts": {"w": 0.86},
    "gloves": {"w": 0.9},
    "shelves": {"w": 1, "h": 1},
    "counter": {"w": 1, "h": 1},
    "front": {"w": 1, "h": 1},
    "mountains": {"w": 1, "h": 1, "down": 3},
}
