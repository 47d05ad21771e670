/** A barcode that is a GTIN: 8, 12, 13 or 14 digits, the last of which checks the others. Merchants also enter others. */
export function gtinOf(barcode: string | null | undefined): string | null {
  const code = barcode?.trim() ?? "";
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return null;
  const digits = [...code].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0 ? code : null;
}
