import type { Silhouette } from "../wardrobe.ts";

type Dressed =
  | "wrap-dress"
  | "slip-dress"
  | "shirt-dress"
  | "maxi-dress"
  | "sheath-dress"
  | "jumpsuit"
  | "jeans"
  | "leggings"
  | "pants"
  | "chinos"
  | "shorts"
  | "mini-skirt"
  | "pleated-skirt"
  | "pencil-skirt";

/** First sentences by silhouette. Each is true for every cut of it. */
export const dressAndBottomOpenings: Pick<Record<Silhouette, readonly string[]>, Dressed> = {
  "wrap-dress": [
    "There is a reason the wrap dress outlives every trend: you tie it, and the day is half solved.",
    "One knot at the waist and the whole thing falls into place.",
    "It has the ease of a robe and the manners of a dress.",
    "Some dresses ask for an occasion; this one makes the most of a Wednesday.",
    "The wrap closes high enough for the office and opens just enough for afterwards.",
    "Wind it around, tie it off, forget about it until somebody says something nice.",
  ],
  "slip-dress": [
    "It weighs next to nothing and does nearly all the work.",
    "A slip dress is mostly a matter of cut, and this one was cut by someone patient.",
    "The straps are fine, the line is long, and the light slides down it like rain on a window.",
    "Some evenings want a dress with very little to say. This is that dress.",
    "Worn alone it is dinner; under a sweater it is Sunday.",
    "You could roll it into a coat pocket and still arrive looking dressed.",
  ],
  "shirt-dress": [
    "It buttons like your favorite shirt and goes to places that shirt cannot.",
    "Here is the dress you can put on in the dark and be right.",
    "Half the charm is in the collar, the rest is in the pockets of air it leaves around you.",
    "A shirt dress never looks as if you tried, which is most of what trying is for.",
    "Roll the sleeves or leave them; it takes your side either way.",
  ],
  "maxi-dress": [
    "There is a lot of it, and all of it moves.",
    "This is a dress for wide doorways, long lawns and arriving a little late.",
    "You will feel the hem before you see it, brushing along just behind you.",
    "It does the standing about at garden parties so that you can talk.",
    "Some clothes are for getting things done. This one is for the other hours.",
    "Long enough to be a gesture, light enough to dance in.",
  ],
  "sheath-dress": [
    "Every seam here has a job, and none of them is decoration.",
    "It is the dress equivalent of a firm handshake.",
    "Put it on and you will stand a little straighter; the darts see to that.",
    "Plain from across the room, precise from up close.",
    "A sheath has nowhere to hide a mistake, and there isn't one.",
  ],
  jumpsuit: [
    "One zip, and that is you dressed.",
    "A jumpsuit is the shortest distance between the shower and the door.",
    "All the line of a good suit with half the decisions.",
    "It is a one-piece argument for skipping the mirror.",
    "Worn with flats it means business; with heels it means something else.",
  ],
  jeans: [
    "Good jeans are quiet about it, and these hardly say a word.",
    "They start out a touch firm and come round to your way of thinking.",
    "You will reach for these first and explain yourself later.",
    "Somebody took the trouble to get the back pockets right.",
    "The wash looks earned rather than applied.",
    "These are the jeans you hem once and keep for ten years.",
    "The kind of pair that makes the rest of a wardrobe behave.",
  ],
  leggings: [
    "They stay up through the whole class, including the part where you are upside down.",
    "Squat in them, sprint in them, sit on the kitchen floor in them.",
    "These hold without squeezing, which is rarer than it sounds.",
    "A waistband that stays flat is worth the price of the rest.",
    "Put them on before six in the morning and they will forgive you.",
  ],
  pants: [
    "These are trousers in the old sense: they hang from the waist and the rest is gravity.",
    "The line from hip to hem is unbroken, and it does you a favor.",
    "They look pressed at eight and still look pressed at six.",
    "A pair of pants this well cut makes a T-shirt look like a decision.",
    "They walk beautifully, which is the only test that counts.",
  ],
  chinos: [
    "Dressier than jeans, easier than a suit: the chino has held that ground for a century.",
    "The cloth has already been washed into a good mood.",
    "They take a crease if you want one and look better if you don't.",
    "A clean front, sensible pockets, and a leg that knows where it is going.",
  ],
  shorts: [
    "They have the waist of a good trouser and the prospects of a long weekend.",
    "Pack two shirts and these, and you have packed.",
    "Short enough for the heat, long enough for lunch with your aunt.",
    "There's a pocket for your keys and another for whatever you find on the beach.",
    "The first warm day of the year has been waiting for these.",
  ],
  "mini-skirt": [
    "Short, neat and in very good spirits.",
    "It wants tights, boots and somewhere to be.",
    "A small skirt with a surprisingly strong opinion.",
    "It sits where it should and swings when you turn.",
  ],
  "pleated-skirt": [
    "Every fold was set by steam and intends to stay.",
    "Walk, stop, turn: the pleats finish the movement a beat after you do.",
    "There's an old-fashioned pleasure in a skirt that swishes.",
    "It catches the light in stripes, the way a field does.",
  ],
  "pencil-skirt": [
    "It keeps to the line of the hip and leaves you room for stairs.",
    "A skirt that has read the whole report.",
    "Narrow, yes, but kind: there's give where you sit.",
    "Tuck in a shirt and it becomes a suit; add a sweater and it becomes Saturday.",
  ],
};
