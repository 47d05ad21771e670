export const tagline = "Fashion, back in the circle";
export const description =
  "Like-new, returned and pre-owned fashion from partner brands, checked by hand. Prices up to 50% below elsewhere. Free shipping, easy returns.";
