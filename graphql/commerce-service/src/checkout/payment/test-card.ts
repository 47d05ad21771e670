/** The test shop's cards. Neither moves money. */
export const testCards = {
  "4242424242424242": "approved",
  "4000000000000002": "declined",
} as const;

export type PaymentResult = (typeof testCards)[keyof typeof testCards];

export function cardDigits(value: string): string {
  return value.replace(/[\s-]/g, "");
}

/** Whether a number has a card's length and a valid Luhn check digit. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((sum, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return sum + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

export function payWithTestCard(digits: string): PaymentResult | undefined {
  return Object.hasOwn(testCards, digits) ? testCards[digits as keyof typeof testCards] : undefined;
}

/** Whether "MM / YY" is a month that has not ended yet. */
export function isFutureExpiry(value: string, now: Date): boolean {
  const match = /^(\d{1,2})\/?(?:20)?(\d{2})$/.exec(value.replace(/\s/g, ""));
  const [month, year] = [Number(match?.[1]), 2000 + Number(match?.[2])];
  if (!match || month < 1 || month > 12) return false;
  return Date.UTC(year, month, 1) > now.getTime() && year < now.getUTCFullYear() + 20;
}
