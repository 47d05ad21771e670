/** The cards of the test shop. No money moves with either. */
export const testCards = {
  "4242424242424242": "approved",
  "4000000000000002": "declined",
} as const;

export type PaymentResult = (typeof testCards)[keyof typeof testCards];

/** A card number as digits only. */
export function cardDigits(value: string): string {
  return value.replace(/[\s-]/g, "");
}

/** Whether a number could be a card's: its length, and its check digit by Luhn's rule. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((sum, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return sum + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** What comes of paying with a card, or undefined when it is not one of the test cards. */
export function payWithTestCard(digits: string): PaymentResult | undefined {
  return Object.hasOwn(testCards, digits) ? testCards[digits as keyof typeof testCards] : undefined;
}

/** Whether "MM / YY" is a month that has not ended yet. */
export function isFutureExpiry(value: string, now: Date): boolean {
  const match = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(value);
  const [month, year] = [Number(match?.[1]), 2000 + Number(match?.[2])];
  if (!match || month < 1 || month > 12) return false;
  return Date.UTC(year, month, 1) > now.getTime() && year < now.getUTCFullYear() + 20;
}
