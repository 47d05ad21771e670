import type { Silhouette } from "../wardrobe.ts";

type Layered =
  | "trench-coat"
  | "blazer"
  | "puffer"
  | "coat"
  | "denim-jacket"
  | "vest"
  | "suit-jacket"
  | "crew-sweater"
  | "cardigan"
  | "turtleneck"
  | "sweatshirt"
  | "lounge-set"
  | "tee"
  | "blouse"
  | "camisole"
  | "shirt"
  | "oxford-shirt"
  | "polo";

/** First sentences by silhouette. */
export const topAndLayerOpenings: Pick<Record<Silhouette, readonly string[]>, Layered> = {
  "trench-coat": [
    "A trench coat makes a walk to the corner feel like the first page of something.",
    "Belt it tight or let it hang open; it was designed for both kinds of weather.",
    "It has all the flaps and none of the fuss.",
    "Throw it over anything. It will pretend the rest was planned.",
  ],
  blazer: [
    "The shoulders do the talking so that you can listen.",
    "It goes over a dress, a tee or a bad mood, and improves all three.",
    "A blazer like this is less a jacket than a decision.",
    "Somebody spent an unreasonable time on the lapel, and it shows.",
    "Push up the sleeves and it stops being formal at once.",
  ],
  puffer: [
    "Warm enough for the bus stop, light enough to forget on the hook.",
    "It packs down to a loaf and springs back like bread.",
    "The cold can knock; nobody will answer.",
    "All the loft, none of the marshmallow.",
  ],
  coat: [
    "This is the coat people mean when they say a good coat.",
    "It has enough cloth in it to make an entrance and enough sense to keep you warm.",
    "Put the collar up once and you'll understand.",
    "From November to March it is the only thing anyone sees you in, so it may as well be this.",
  ],
  "denim-jacket": [
    "It was broken in by somebody who knew when to stop.",
    "The jacket for the months that can't make up their minds.",
    "Nothing matches it, so everything goes.",
    "It gets better every time you leave it on the back of a chair.",
  ],
  vest: [
    "Warm in the middle, free at the arms: there is no better rule for a changeable day.",
    "It fills the gap between a sweater and a coat, which is most of the year.",
    "A vest adds a thought to an outfit without finishing the sentence.",
    "Under a jacket it is insurance; on its own it is style.",
  ],
  "suit-jacket": [
    "It sits on the shoulders as if it had been told about them in advance.",
    "Two buttons, one of them for show, as it should be.",
    "Wear the pair on Thursday and the jacket alone on Saturday.",
    "The cloth has a memory, and it remembers a good posture.",
    "It was made by people who argue about sleeve pitch, and won.",
  ],
  "crew-sweater": [
    "It is a plain, honest sweater, which is the hardest kind to find.",
    "Pull it on and the room gets two degrees warmer.",
    "The sort of sweater that gets borrowed and not returned.",
    "It has the good weight of something that took a while to make.",
    "Knitted close, finished properly, ready for a decade of Octobers.",
    "There's a whole quiet weekend in this sweater.",
  ],
  cardigan: [
    "Buttoned it is neat; open it is a shrug you can wear.",
    "Every chair in the house will try to keep it.",
    "It's the layer you'll put on at four o'clock, when the sun goes round the corner.",
    "A proper cardigan, with pockets of warmth where you want them.",
    "It belongs to that small class of things that are better slightly too big.",
  ],
  turtleneck: [
    "It does the work of a scarf and asks for none of the attention.",
    "There is nothing so reassuring as a collar that stays where you fold it.",
    "Under a blazer, under a coat, under consideration for every day of winter.",
    "A turtleneck always looks as if it is about to say something clever.",
  ],
  sweatshirt: [
    "It's brushed on the inside, where you'll appreciate it.",
    "The sweatshirt you steal from the drawer of someone you love, only yours.",
    "Heavy enough to hang well, soft enough for the sofa.",
    "It has seen the inside of a washing machine already and came out nicer.",
    "Half past nine on a Saturday, in cotton.",
  ],
  "lounge-set": [
    "Top and bottom agree with each other, and with you.",
    "It is what you change into the moment you get home, and what you are still wearing at noon.",
    "Soft enough to nap in, neat enough to open the door in.",
    "Made for slow mornings and the second half of long flights.",
    "A matching set makes doing nothing look intentional.",
  ],
  tee: [
    "It's only a T-shirt, in the way that bread is only bread.",
    "The neckline is right, and that is nine tenths of a tee.",
    "Plain things should be made best of all.",
    "You'll want three, and you'll wear this one first.",
    "It hangs straight, washes well and keeps its opinions to itself.",
    "A good tee disappears into an outfit and holds the whole thing up.",
  ],
  blouse: [
    "It brings a little theater to the neckline and leaves the rest of you in peace.",
    "A blouse with lungs: it breathes, it floats, it settles.",
    "Worn with jeans it makes them look considered.",
    "It flatters on a screen and even more across a table.",
    "There's a touch of costume drama here, but no corset.",
  ],
  camisole: [
    "A scrap of a thing that rescues half a wardrobe.",
    "Under a jacket it glints; on its own it glows.",
    "It skims rather than clings, and that makes all the difference.",
    "Keep it on the top hanger. You'll want it on short notice.",
  ],
  shirt: [
    "A good shirt is a blank page with buttons.",
    "It's crisp for about an hour and even better afterwards.",
    "Wear it buttoned to the throat or thrown over a swimsuit; it won't mind.",
    "There is always a shirt like this in the photographs you like.",
    "It has a collar that stands on its own two feet.",
  ],
  "oxford-shirt": [
    "It has the roll in the collar that people write letters about.",
    "Wash it, hang it, wear it: the iron can stay in the cupboard.",
    "An oxford shirt never has to explain what it is doing here.",
    "It looks its best around the thirtieth wear.",
  ],
  polo: [
    "It's the shirt for when a tee is too little and a collar too much.",
    "The placket lies flat, the collar behaves, and nothing on it has a logo.",
    "Made for terraces, trains and the odd game nobody counts.",
    "A polo earns its keep between lunch and dusk.",
  ],
};
