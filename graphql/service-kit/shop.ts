/** What every page and email calls the shop. */
export const shopName = "Circlet";
/** The sender of marketing emails. The law requires it in each. */
export const postalAddress = "Circlet Resale, Inc., 48 Loop Street, Suite 300, Brooklyn, NY 11299";
