/** The fictional company behind the shop. Its `.example` domains and 555 number are reserved and lead nowhere. */
export const company = {
  legalName: "Circlet Resale, Inc.",
  street: "48 Loop Street, Suite 300",
  city: "Brooklyn, NY 11299",
  supportEmail: "support@circlet.example",
  generalEmail: "hello@circlet.example",
  legalEmail: "legal@circlet.example",
  privacyEmail: "privacy@circlet.example",
  accessibilityEmail: "accessibility@circlet.example",
  phone: "(718) 555-0142",
  phoneLink: "tel:+17185550142",
  phoneHours: "Monday to Friday, 9:00 AM to 5:00 PM Eastern Time",
  /** An external page where brands and retailers apply. */
  applyUrl: "https://partners.circlet.example/apply",
} as const;
