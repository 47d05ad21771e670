/** The sender's. The law requires it in every marketing email. */
export const postalAddress = "Circlet Resale, Inc., 48 Loop Street, Suite 300, Brooklyn, NY 11299";
