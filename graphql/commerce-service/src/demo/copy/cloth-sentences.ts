import type { Cloth } from "../wardrobe.ts";

/** How each fabric feels. */
export const clothSentences: Record<Cloth, readonly string[]> = {
  "denim-light": [
    "The denim has been washed to the color of a sky with nothing in it.",
    "It's a light wash with an even hand, soft from the first wear.",
    "The fade is gentle, as if the sun had done it.",
  ],
  "denim-mid": [
    "The indigo has settled into that middle blue every wardrobe runs on.",
    "It's proper denim: dense, a bit dry to the touch, loosening as you go.",
    "The wash sits between new and known.",
  ],
  "denim-dark": [
    "The rinse is deep and even, dark enough for dinner.",
    "Rinsed once and left alone, the denim will record where you've been.",
    "It is a dark, clean denim that hasn't decided yet how to fade.",
  ],
  satin: [
    "The satin has a soft luster rather than a shine, more candle than lamp.",
    "It's a heavy satin, cool on the skin and in no hurry.",
    "Light pools in it and slides off again.",
  ],
  crepe: [
    "The crêpe has a fine grain and a good weight, so it hangs without being told.",
    "It's crêpe with a dry, matte hand that shrugs off a suitcase.",
    "A matte crêpe keeps the color deep and the line clean.",
  ],
  linen: [
    "The linen has been washed until it stopped arguing.",
    "It's real linen, slubs and all, and cooler than the room it's in.",
    "The creases come free of charge and suit it.",
  ],
  jersey: [
    "The jersey is dense and smooth and springs back where it was stretched.",
    "It's a soft jersey with just enough stretch to keep its shape.",
    "The knit is fine, breathable and friendly.",
  ],
  rib: [
    "The rib runs top to bottom and draws everything in a little.",
    "A close rib gives it stretch without bagging.",
    "It's a fine rib, springy as a new pencil eraser.",
  ],
  cable: [
    "The cables stand up from the surface, thick as rope and twice as soft.",
    "Each cable crosses cleanly; somebody counted.",
    "It's knitted in deep cables that hold the warmth in their hollows.",
  ],
  "chunky-knit": [
    "The stitches are big enough to count from the doorway.",
    "It's a generous yarn, loosely spun, with plenty of air in it.",
    "The knit is thick and slow, the kind that muffles a winter.",
  ],
  tweed: [
    "Look closely at the tweed and there are five more colors in it.",
    "It's a nubby, lively tweed that hides crumbs and shows character.",
    "The weave is dense and a bit rough outside, silky within.",
  ],
  corduroy: [
    "The corduroy is soft along the wale and warm in the hand.",
    "It's a broad, old-fashioned corduroy with a library about it.",
    "The nap catches the light one way and drinks it the other.",
  ],
  velvet: [
    "The velvet goes dark where you stroke it and bright where you don't.",
    "It has a short, dense pile that feels like a held breath.",
    "In lamplight the velvet does half the talking.",
  ],
  poplin: [
    "The poplin is tightly woven, cool and faintly crisp.",
    "It's a clean cotton with a snap to it, fresh as a made bed.",
    "Good poplin rustles, very slightly. This does.",
  ],
  twill: [
    "The twill is sturdy on the diagonal and soft where it counts.",
    "It's a close twill that keeps out wind and small talk.",
    "The cloth has body enough to keep its shape all day.",
  ],
  wool: [
    "The flannel is brushed just enough to blur the light.",
    "It is a good wool: warm, quiet, and it shakes off a shower.",
    "The cloth has weight without bulk and drapes like a grown-up.",
  ],
  chiffon: [
    "The chiffon floats a half second behind you.",
    "It's sheer in layers, so it reads as color and air.",
    "The cloth is light enough to lift when a door opens.",
  ],
  fleece: [
    "The fleece is thick, cottony and brushed on the inside.",
    "It's heavy loopback, the sort that only gets better.",
    "The inside is the best part, and only you will know.",
  ],
  "quilted-nylon": [
    "The quilting is fine and even, the shell light as paper.",
    "It's a soft nylon that doesn't rustle when you reach for your keys.",
    "The baffles are small, so the warmth stays put.",
  ],
  "smooth-leather": [
    "The leather is smooth and close-grained and will darken where you touch it most.",
    "It's a calfskin with a low polish and a good smell.",
    "The hide is supple now and will be more so in a year.",
  ],
  "grained-leather": [
    "The grain is natural, so no two are alike, and scuffs vanish into it.",
    "It's a pebbled leather that takes a knock without comment.",
    "The leather is soft and thick, with a grain you can read with a thumb.",
  ],
  suede: [
    "The suede has a fine nap that changes shade under your hand.",
    "It's soft as a good excuse.",
    "The suede is dense and even, the color sunk right in.",
  ],
  patent: [
    "The patent is mirror-bright and wipes clean with a sleeve.",
    "It gleams like a wet street.",
    "The finish is glassy without being stiff.",
  ],
  croc: [
    "The embossing is crisp, large in the middle and fine at the edges, as in nature.",
    "It's embossed with a scale pattern deep enough to catch the light.",
    "The pattern is bold, the leather under it gentle.",
  ],
  canvas: [
    "The canvas is thick, close and already a little soft.",
    "It's a workmanlike canvas with clean selvedges.",
    "The cotton is heavy enough to stand and easy enough to bend.",
  ],
  straw: [
    "The weave is tight and springy, the color of late hay.",
    "It's plaited by hand, so the lines wander a little.",
    "The straw smells faintly of summer, as it should.",
  ],
  lace: [
    "The lace is corded and soft, drawn in small flowers that don't scratch.",
    "It's a fine lace with a clean edge, worked by an old machine.",
    "The pattern shows best against the skin, or against the light.",
  ],
  mesh: [
    "The mesh is so fine that you feel the breeze before you see the holes.",
    "It's a smooth, matte mesh with a firm hold.",
    "The knit lets the air through and keeps its shape.",
  ],
  "faux-fur": [
    "The pile is deep and silky and entirely made up.",
    "It is as soft as it looks, and no animal was consulted.",
    "The fur is dense, with a bit of shade at the root.",
  ],
};
