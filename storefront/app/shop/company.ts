/** The fictional company behind the shop. Its `.example` domains and 555 number are reserved and lead nowhere. */

export const legalName = "Circlet Resale, Inc.";
export const street = "48 Loop Street, Suite 300";
export const city = "Brooklyn, NY 11299";
export const supportEmail = "support@circlet.example";
export const generalEmail = "hello@circlet.example";
export const legalEmail = "legal@circlet.example";
export const privacyEmail = "privacy@circlet.example";
export const accessibilityEmail = "accessibility@circlet.example";
export const phone = "(718) 555-0142";
export const phoneLink = "tel:+17185550142";
export const phoneHours = "Monday to Friday, 9:00 AM to 5:00 PM Eastern Time";
/** Addresses in .example are reserved and lead nowhere: the company is still the demo's. */
export function isDemoCompany(): boolean {
  return supportEmail.endsWith(".example");
}
/** An external page where brands and retailers apply. */
export const applyUrl = "https://partners.circlet.example/apply";
