/** Currencies whose unit is worth far less than a dollar, by the power of ten that comes closest to one. */
const currenciesByScale: Readonly<Record<number, string>> = {
  10: "CNY CZK DKK EGP HKD MAD MDL MOP MVR MXN NIO NOK SEK SZL THB TRY TWD UAH UYU ZAR",
  100: "AFN ALL BDT CVE DJF DOP DZD ETB GMD INR ISK JPY KES KGS LRD MKD MRU MUR NPR PHP PKR RSD RUB VUV XPF",
  1000: "AMD AOA ARS CLP CRC HUF IQD KMF KRW KZT LKR MMK NGN RWF YER XAF XOF",
  10_000: "IDR KHR LAK LBP MGA MNT PYG SLL UGX UZS VND",
};

/** What to multiply dollars with, so that a round price is round in a currency. 1 if it is worth about a dollar. */
export function priceScale(currency: string): number {
  const found = Object.entries(currenciesByScale).find(([, codes]) => codes.split(" ").includes(currency));
  return found ? Number(found[0]) : 1;
}
