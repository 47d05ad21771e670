import type { Condition } from "../offer/conditions.ts";

/** Remarks about a product's condition. */
export const conditionRemarks: Readonly<Record<Condition, readonly string[]>> = {
  new_with_tags: [
    "Tags still on, and the number on them made me laugh.",
    "Brand new, tags and all.",
    "I double-checked the tag against what I paid. Twice.",
    "Came with the tag and the spare button in its little bag.",
    "Looks like it went from their box straight into mine.",
  ],
  new_without_tags: [
    "No tags, but not a trace of wear either.",
    "I looked for signs that somebody had worn it and found none.",
    "Like new, as promised.",
    "I'd have believed it was never unfolded before.",
  ],
  new_with_defects: [
    "The listing mentioned a small flaw. I needed a lamp to find it.",
    "The mark they describe is there, and nobody but me will ever know.",
    "They were honest about the flaw, and it's smaller than it sounds.",
    "Described exactly as it is, which I appreciate more than perfect.",
  ],
  preowned: [
    "Gently worn, and all the better for it.",
    "You can tell somebody took care of it.",
    "Pre-owned, and in better shape than things I bought new.",
    "A little history, no damage. Exactly what the listing said.",
  ],
};

/** Remarks about the shop. */
export const serviceRemarks = [
  "Shipped the next day.",
  "Arrived two days earlier than I expected, neatly folded.",
  "Shipping was free and fast.",
  "It came in a paper mailer, no plastic anywhere.",
  "Bought two items and the discount took itself off at checkout.",
  "Ordered on Sunday, wore it on Thursday.",
  "I returned a different size from the same order and it was painless.",
  "I like that it's the only one they have, it makes it feel found.",
  "Exactly as pictured.",
  "Already watching for the next one.",
  "Second time I've ordered here, and not the last.",
  "I told my sister and then regretted it, she shops faster than I do.",
  "A fraction of what I'd have paid elsewhere.",
] as const;
