import type { Category } from "../categories.ts";
import type { DemoProduct } from "../product/demo-product.ts";

const dresses = [
  "Wore it to my sister's rehearsal dinner and three people asked where it was from.",
  "The waist sits exactly where mine is, which never happens.",
  "I bought it for one wedding and have worn it to four things since.",
  "Hangs beautifully. I steamed it once and it was ready to go.",
  "Falls a little longer on me than in the picture, and I like it better that way.",
  "My daughter says I look like I have plans. I do now.",
  "The cut is generous at the hips and neat on top, just what I was after.",
  "I was nervous about ordering a dress without trying it on. It fits like it knew me.",
  "It moves when I walk. That's all I want from a dress.",
  "Wore it twelve hours straight and forgot I was dressed up.",
  "The color is even better in daylight than on my screen.",
  "Packed it in a carry-on, shook it out, wore it to dinner.",
  "Dressy with heels, easy with flats. I keep reaching for it.",
] as const;

const tops = [
  "It tucks in without bunching, and stays there.",
  "Simple in the best way. I've worn it every week since it came.",
  "It's the right length on me, and I have a long torso.",
  "A little roomier than I expected, which turned out to be the charm of it.",
  "Goes with everything I own, and I checked.",
  "It held its shape through five washes so far.",
  "The neckline is flattering without any tugging.",
  "I wear it under a blazer at work and with jeans on Saturday.",
  "Lovely drape. It looks like it cost three times as much, because it did.",
  "Washed it cold, hung it up, no ironing. Sold.",
  "Bought it as a filler and it became the favorite.",
] as const;

const sweaters = [
  "Warm without being bulky. I've lived in it since October.",
  "Not scratchy at all, and I'm the kind of person who notices.",
  "The weight of it tells you it was made properly.",
  "My husband tried to claim it. He has been told.",
  "The cuffs snap back into shape, even after a day of pushing them up.",
  "It's the sweater I always thought I'd inherit one day.",
  "Runs a bit generous, so I can layer a shirt underneath.",
  "Soft, thick, and no pilling after a month.",
  "I work in a cold office. This has solved it.",
] as const;

const outerwear = [
  "The shoulders are perfect. I didn't think I could buy a jacket online.",
  "Lining, seams, stitching: everything is as it should be.",
  "It's survived two rainy commutes and still looks sharp.",
  "I get compliments from strangers on the train, which is a first.",
  "Heavier than I expected, in a good way. It feels like a real coat.",
  "Roomy enough for a sweater, neat enough for the office.",
  "I'd tried this one on in a store last winter and walked away from the price. Worth the wait.",
  "It makes a T-shirt look like a decision.",
  "It hangs straight at the back and doesn't pull anywhere.",
] as const;

const bottoms = [
  "They sit right at the waist and don't gap at the back.",
  "First pair in years that I didn't have to hem.",
  "Comfortable on a nine-hour drive. I can't say more than that.",
  "The leg is cut beautifully. I look taller, or feel it.",
  "They keep their shape all day instead of bagging at the knee.",
  "True to size for me, with room to sit down.",
  "The rise is just right and the cloth has some weight to it.",
  "I ordered them for work and wear them on weekends, too.",
  "Better made than the ones I paid full price for.",
] as const;

const skirts = [
  "It sits flat at the waist and doesn't ride up.",
  "I can bike in it. That was the test.",
  "Looks right with boots, looks right with sandals.",
  "Hangs perfectly straight, no twisting around while I walk.",
  "Dressed it up for a christening, down for the market the next day.",
  "Beautifully finished on the inside, too.",
] as const;

const jumpsuits = [
  "One zip and I'm dressed. My mornings have improved.",
  "I'm tall, and jumpsuits never fit me. This one does.",
  "Wore it to a gallery opening and felt like I belonged there.",
  "The legs are long enough for heels and the waist isn't halfway up my ribs.",
  "More forgiving than it looks, and very comfortable for dancing.",
] as const;

const lounge = [
  "I've worn it every evening since it arrived. Send help, or send another.",
  "So soft that I wore it to the mailbox and then to the store.",
  "It washes well and hasn't shrunk, which I can't say of my last one.",
  "Good enough for video calls, comfortable enough for naps.",
  "The fit is relaxed without looking like I gave up.",
  "I sleep better. It may be the pajamas, it may be the price.",
] as const;

const intimates = [
  "No lines, no digging in, no thinking about it.",
  "Fits true to size and stays put all day.",
  "The band is firm without pinching. I'd buy it in every color if there were more than one.",
  "Soft straight out of the box, and still soft after washing.",
  "I usually pay a lot more for this brand, so I was pleased to find it here.",
  "Supportive enough for a long day, comfortable enough to forget.",
] as const;

const active = [
  "They stay up on a run. Enough said.",
  "Passed the squat test, passed the couch test.",
  "The waistband lies flat and doesn't roll down.",
  "Three months of yoga twice a week and they look new.",
] as const;

const socks = [
  "They stay up. I had given up on socks that stay up.",
  "Thick enough for boots, not too thick for sneakers.",
  "My feet are finally warm. Four stars only because there was just the one pair.",
] as const;

const swim = [
  "It stays put in actual waves, not just beside a pool.",
  "Fully lined, good coverage, and still pretty.",
  "I swim laps three mornings a week and it hasn't faded.",
  "The cut is kind. I bought it for a trip and didn't once reach for a towel.",
] as const;

const shoes = [
  "Broke them in on the first day, not one blister.",
  "They came in their box, with the paper and everything.",
  "I walked seven miles in them on a trip and would do it again.",
  "True to size, wide enough at the toes.",
  "Cushioned where it counts. I stood in them for a whole reception.",
  "My cobbler looked them over and asked what I'd paid. He whistled.",
  "Slightly narrow at first, perfect after two wears.",
  "They go with half my closet and improve the other half.",
  "Comfortable from the first step. I keep them by the door now.",
] as const;

const shorts = [
  "They sit right at the waist and don't ride up.",
  "Long enough to sit down in, short enough for August.",
  "True to size for me, with room to move.",
  "I ordered them for one hot week and wore them all summer.",
  "Better made than the ones I paid full price for.",
] as const;

const bags = [
  "The hardware is solid and nothing rattles.",
  "I'd been watching this one for a year at full price. Patience pays.",
  "The color goes with more of my closet than I had hoped.",
  "Well made inside, too. I turned the lining out to check.",
  "I've carried it every day since it came.",
  "It arrived stuffed with paper and wrapped, in perfect shape.",
] as const;

const totes = [
  "Fits my laptop, lunch and a book.",
  "It stands up by itself when I set it down. A small joy.",
  "Holds everything and still looks neat on my shoulder.",
] as const;

const eveningBags = [
  "Just big enough for an evening and light enough to forget I'm carrying it.",
  "Phone, keys, lipstick, cards. What more is there?",
] as const;

const leathers = [
  "The leather is the real thing. You can smell it when you open the box.",
  "The leather softened within a week and keeps getting better.",
] as const;

/** Remarks that fit every product of a category, whatever its cut, fabric or color. */
const ofCategory: Readonly<Record<Category, readonly string[]>> = {
  dresses,
  tops,
  sweaters,
  outerwear,
  jeans: bottoms,
  pants: bottoms,
  skirts,
  shorts,
  jumpsuits,
  leggings: active,
  loungewear: lounge,
  sleepwear: lounge,
  bras: intimates,
  panties: intimates.slice(0, 2),
  shapewear: intimates.slice(0, 2),
  socks,
  swimwear: swim,
  shoes,
  handbags: bags,
};

/** Possible remarks about a product. */
export function remarksOn({ category, shortTitle }: Pick<DemoProduct, "category" | "shortTitle">): string[] {
  const isBag = category === "handbags";
  return [
    ...ofCategory[category],
    ...(isBag && /tote/i.test(shortTitle) ? totes : []),
    ...(isBag && /clutch|mini/i.test(shortTitle) ? eveningBags : []),
    ...((isBag || category === "shoes") && /\bleather/i.test(shortTitle) ? leathers : []),
  ];
}
