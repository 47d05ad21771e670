/** The size systems that the feed's format has, by what size types and sizes call them. The format calls GB "UK". */
const systems: Readonly<Record<string, string>> = {
  us: "US",
  uk: "UK",
  gb: "UK",
  eu: "EU",
  de: "DE",
  fr: "FR",
  jp: "JP",
  cn: "CN",
  it: "IT",
  br: "BR",
  mex: "MEX",
  mx: "MEX",
  au: "AU",
};

/** The system that a size type ("shoes_us_m") or a size ("EU 38", "38 FR") names; "" if neither does. */
export function sizeSystem(type: string | null, size: string): string {
  return systemIn(type ?? "") || systemIn(size);
}

function systemIn(text: string): string {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.flatMap((word) => (Object.hasOwn(systems, word) ? [systems[word]] : []))[0] ?? "";
}
