import type { ColorSlug, Print } from "../wardrobe.ts";

/** How each color looks. `{shade}` is the shade's name. */
export const colorSentences: Record<ColorSlug, readonly string[]> = {
  beige: [
    "In {shade}, it gets along with everything you own.",
    "The color is {shade}: warm, quiet, and hard to get wrong.",
    "There's a lot of sun in this {shade}.",
  ],
  black: [
    "In {shade}, it asks no questions.",
    "It comes in {shade}, which is to say it goes with the rest of your life.",
    "The {shade} is deep enough to get lost in.",
  ],
  blue: [
    "The {shade} sits somewhere between the sea and a good envelope.",
    "In {shade}, it's calm without being sleepy.",
    "The blue is {shade}, and it does kind things to tired eyes.",
  ],
  brown: [
    "The {shade} is warm as a wooden banister.",
    "In {shade}, it softens black and flatters cream.",
    "Call it {shade}; it has a bit of autumn in it all year.",
  ],
  gold: [
    "The {shade} is muted, more heirloom than headline.",
    "In {shade}, it lights up a plain outfit from one corner.",
    "It's {shade}, and it knows when to stop.",
  ],
  gray: [
    "The {shade} is the color of a good rainy morning.",
    "In {shade}, it makes every other color look better.",
    "There's warmth in the {shade} if you look for it.",
  ],
  green: [
    "The {shade} looks as if it had been outside.",
    "In {shade}, it's nearly a neutral, and more interesting.",
    "The green is {shade}, somewhere between the garden and the pond.",
  ],
  ivory: [
    "The {shade} is softer than white and easier to live with.",
    "In {shade}, it has the glow of good paper.",
    "It's {shade}: clean, but not clinical.",
  ],
  orange: [
    "The {shade} warms up a whole street.",
    "In {shade}, it's cheerful without shouting.",
    "There's a bit of late September in the {shade}.",
  ],
  pink: [
    "The {shade} is a grown-up pink, with no sugar in it.",
    "In {shade}, it puts color in your cheeks.",
    "The pink is {shade}, and it's happiest next to gray.",
  ],
  purple: [
    "The {shade} deepens as the light goes.",
    "In {shade}, it's a color people remember and can't quite name.",
    "The {shade} looks made for candlelight and holds up at noon.",
  ],
  red: [
    "The {shade} does what red should: it gets there first.",
    "In {shade}, it needs nothing but you.",
    "It's a {shade} with some shadow in it, which keeps it elegant.",
  ],
  silver: [
    "The {shade} is soft and a bit cloudy, like an old mirror.",
    "In {shade}, it plays well with gray and better with denim.",
    "The {shade} glints when you move and keeps still when you do.",
  ],
  white: [
    "The {shade} is bright without glare.",
    "In {shade}, it looks like the first day of something.",
    "It's {shade}: nothing is simpler, nothing looks fresher.",
  ],
  yellow: [
    "The {shade} does for an outfit what a lamp does for a room.",
    "In {shade}, it's good weather you can put on.",
    "The yellow is {shade}, and it's kinder than you'd think.",
  ],
  multicolor: [
    "The colors, a mix we call {shade}, ought to quarrel and don't.",
    "In {shade}, there's something in it for everything else you own.",
    "The {shade} mix is best worn with plain things that can take a joke.",
  ],
};

/** How each print looks. */
export const printSentences: Record<Print, readonly string[]> = {
  floral: [
    "The flowers were painted first and printed second, and you can tell.",
    "It's a floral with some night in it.",
    "The blooms are loose and large, as if thrown.",
  ],
  ditsy: [
    "The flowers are tiny and there are hundreds of them.",
    "It's a ditsy print, small enough to read as texture from across the room.",
    "Each sprig is no bigger than a fingernail.",
  ],
  tropical: [
    "The leaves are big, overlapping and in no hurry.",
    "It's a print with its own humidity.",
    "The palms wave even when you don't.",
  ],
  stripe: [
    "The stripes run true, matched at every seam.",
    "It's a clean stripe, evenly spaced, with a bit of deck chair in it.",
    "A stripe never needs introducing.",
  ],
  pinstripe: [
    "The pinstripe is fine as a pencil line.",
    "From a distance it's plain; up close there's a chalk line through it.",
    "The stripe is narrow enough to keep a secret.",
  ],
  breton: [
    "The stripes are the Breton kind, spaced by someone who had seen the sea.",
    "It's striped as sailors were, and for no better reason than looking right.",
    "Count the stripes if you like; they're matched at the sides.",
  ],
  gingham: [
    "The checks are crisp, like a tablecloth with plans.",
    "It's gingham, and gingham is always in a good mood.",
    "The check is woven, not printed, so it is as good inside as out.",
  ],
  plaid: [
    "The plaid is matched across the seams, which takes time and cloth.",
    "It's a plaid with three colors you see and two you don't.",
    "There's a bit of blanket in the plaid, in the best way.",
  ],
  "glen-check": [
    "The glen check is small-scale and dry-witted.",
    "It's checked so finely that it moves from gray to pattern as you come closer.",
    "The check gives it some country, the cut takes it to town.",
  ],
  houndstooth: [
    "The houndstooth is small and sharp.",
    "It's a houndstooth with bite and no bark.",
    "The pattern is classic and the scale is right.",
  ],
  "polka-dot": [
    "The dots are just uneven enough to be friendly.",
    "It's dotted like a good joke: regularly, and with timing.",
    "A polka dot makes it hard to be cross with anyone.",
  ],
  leopard: [
    "The leopard is inky and small, and nearly a neutral.",
    "It's leopard for people who don't wear leopard.",
    "The spots are drawn, not copied, so none repeats where you'd notice.",
  ],
  zebra: [
    "The zebra stripe runs a little wild, as it should.",
    "It's a zebra print with a steady hand.",
    "The stripes bend with you.",
  ],
  paisley: [
    "The paisley swirls right out to the hem.",
    "It's a paisley with old-record-sleeve charm.",
    "Look long enough at the paisley and it looks back.",
  ],
  geometric: [
    "The print is all angles and good humor.",
    "It's a geometric with a touch of tiled floor.",
    "The shapes lock together like a well-packed suitcase.",
  ],
  "tie-dye": [
    "No two are dyed alike; this one came out well.",
    "It's tie-dye with restraint, if you can believe it.",
    "The color bleeds and gathers like weather.",
  ],
};
