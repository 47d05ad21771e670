import type { Silhouette } from "../wardrobe.ts";

type Finishing =
  | "shapewear"
  | "panties"
  | "bra"
  | "pajama-set"
  | "socks"
  | "swimsuit"
  | "bikini"
  | "boots"
  | "pumps"
  | "sneakers"
  | "sandals"
  | "loafers"
  | "structured-bag"
  | "tote-bag"
  | "crossbody-bag"
  | "clutch-bag";

/** First sentences by silhouette. */
export const finishingOpenings: Pick<Record<Silhouette, readonly string[]>, Finishing> = {
  shapewear: [
    "It smooths, it holds, and then it has the decency to be forgotten.",
    "Nobody will know, and you will breathe.",
    "Firm where you asked, gentle everywhere else.",
    "It makes the dress fall as it did in your head.",
  ],
  panties: [
    "Small, soft, and entirely free of complaint.",
    "They lie flat under everything, including the white trousers.",
    "Good underwear is a private sort of good mood.",
    "Nothing rides, nothing rolls, nothing shows.",
  ],
  bra: [
    "You notice it once, when you put it on, and then not again until evening.",
    "The straps stay up. It seems little to ask, and it is everything.",
    "It supports without making an announcement.",
    "Light as a promise and rather more reliable.",
    "This is the one that gets washed by hand because you want it back tomorrow.",
  ],
  "pajama-set": [
    "Good pajamas make going to bed an appointment worth keeping.",
    "You could answer the door in them, and on Sundays you will.",
    "They turn breakfast into an event.",
    "Cut loose, finished well, and better than what most people wear to dinner.",
    "Somewhere between nightclothes and a very soft suit.",
  ],
  socks: [
    "They stay up all day and leave no mark of having done so.",
    "A small good thing for the far end of you.",
    "The heel is turned properly, so it stays on your heel.",
    "Nobody regrets good socks.",
  ],
  swimsuit: [
    "You can dive in it, which is more than can be said for most.",
    "It holds its line from the first length to the last lounger.",
    "Cut for swimmers, and kind to those who only mean to.",
    "Two layers, no wires, and a back that won't let go.",
  ],
  bikini: [
    "It takes up no room in the bag and most of the memories.",
    "Tie it once, properly, and go and find the water.",
    "Made to be lived in from Friday to Sunday.",
    "There's very little of it, and all of it is well made.",
  ],
  boots: [
    "They sound right on a wooden floor.",
    "A boot like this gives a coat something to do.",
    "Put them on and the weather becomes somebody else's problem.",
    "They'll take a season to become yours and ten years to stop.",
    "The shaft is close, the heel is steady, and the pavement is waiting.",
  ],
  pumps: [
    "One clean curve from heel to toe, and nothing to interrupt it.",
    "These are shoes for stairs with an audience.",
    "The heel is under you, where it belongs, and you will feel the difference by ten.",
    "They make even jeans sit up.",
  ],
  sneakers: [
    "They look good new and better in July.",
    "A plain sneaker goes with everything because it argues with nothing.",
    "Made for the walk you take instead of the train.",
    "Light, clean, and not shouting about it.",
  ],
  sandals: [
    "A few well-placed straps and a whole summer underfoot.",
    "They slip on at the door and stay on until dark.",
    "They have that rare thing in a sandal: a footbed with some thought in it.",
    "All your feet need in August, and nothing else.",
  ],
  loafers: [
    "Step in and go: that was always the point.",
    "A loafer is a slipper with ambitions.",
    "They'll squeak a little at first and sing by spring.",
    "Good with a suit, better with bare ankles.",
  ],
  "structured-bag": [
    "It stands up by itself, and that is catching.",
    "The clasp closes with a small, satisfying click.",
    "Set it on a café table and it improves the café.",
    "A bag with posture: everything inside stays where you put it.",
    "There is something of the good doctor about it, and something of the good time.",
  ],
  "tote-bag": [
    "It swallows a laptop, a loaf and a library book, and asks what else.",
    "The handles are long enough for a winter coat.",
    "A bag for people who leave in the morning and aren't sure when they'll be back.",
    "It carries more than it lets on.",
    "Drop it by the door; it'll land on its feet.",
  ],
  "crossbody-bag": [
    "Both hands free, everything you need, nothing you don't.",
    "It sits at the hip and stays out of the way until it's wanted.",
    "Small outside, larger inside, like a good paperback.",
    "The strap adjusts in seconds, which you'll be glad of on the stairs.",
    "Phone here, keys there, and that's the whole system.",
  ],
  "clutch-bag": [
    "It holds what the evening needs: a key, a card, a lipstick, a secret.",
    "A little something to keep your hand busy during the speeches.",
    "Slim enough to tuck under an arm, bright enough to be noticed there.",
    "It's the last thing you pick up and the first thing they see.",
  ],
};
