/** The shop's name and what it is, as the schema's `Shop` and the service's own pages give them. */
export const shopName = "Circlet";
export const shopDescription = "Fashion, back in the circle.";
