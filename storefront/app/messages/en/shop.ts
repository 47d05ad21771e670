export const tagline = "Fashion, back in the circle";
export const description =
  "Like-new, returned and pre-owned fashion from partner brands, checked by hand, often 50% or more below retail. Free shipping, easy returns.";
