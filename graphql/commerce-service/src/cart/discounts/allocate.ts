/**
 * Divides `total` cents between lines in proportion to their amounts, so that the shares add up exactly.
 *
 * Rounds every share down, then gives the remaining cents to the largest remainders, earlier lines first (the largest
 * remainder method). A share never exceeds its line's amount unless the total exceeds their sum.
 */
export function allocate(total: number, amounts: readonly number[]): number[] {
  const sum = amounts.reduce((left, right) => left + right, 0);
  if (sum === 0 || total === 0) return amounts.map(() => 0);

  const shares = amounts.map((amount) => Math.floor((total * amount) / sum));
  const remainders = amounts.map((amount) => (total * amount) % sum);
  const order = amounts.map((_, index) => index);
  order.sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b);

  const left = total - shares.reduce((a, b) => a + b, 0);
  for (const index of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
