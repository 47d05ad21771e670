/** What pages and emails call the demo. Another shop's name is the setting CIRCLET_SHOP_NAME, or the platform's. */
export const demoName = "Circlet";
/** The sender of the demo's marketing emails. The law requires one in each. */
export const demoPostalAddress = "Circlet Resale, Inc., 48 Loop Street, Suite 300, Brooklyn, NY 11299";
