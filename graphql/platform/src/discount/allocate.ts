/**
 * Shares `total` cents out over lines in proportion to their amounts, so that the shares add up to it exactly.
 *
 * Every share is first rounded down; the cents left over go to the largest remainders, earlier lines first
 * (the largest remainder method). A share is never larger than its line's amount as long as the total is not.
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
