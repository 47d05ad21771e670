import { type GarmentLengths, lengthNames } from "@circlet/service-kit/garment-lengths";

/** Each length at most once and in order, in half inches: "chest18.5,length38". So there are few addresses. */
const pattern = new RegExp(`^(?!,)${lengthNames.map((name) => `((^|,)${name}[1-9]\\d?(\\.5)?)?`).join("")}$`);

/** Inches that each length may differ. */
export const distances = ["3", "2", "1"] as const;

/** Without a malformed garment or distance. Servers check them; browsers read what a server has written. */
export function withValidNear(search: URLSearchParams): URLSearchParams {
  const near = search.get("near");
  if (near === null && !search.has("within")) return search;
  const valid = new URLSearchParams(search);
  const isGarment = near !== "" && near !== null && pattern.test(near);
  if (near !== "" && !isGarment) valid.delete("near");
  if (!isGarment || !distances.some((inches) => inches === search.get("within"))) valid.delete("within");
  return valid;
}

/** Rounded to half inches. "" without a length. */
export function writeNear(lengths: GarmentLengths): string {
  return lengthNames
    .flatMap((name) => {
      const inches = Math.round((lengths[name] ?? 0) * 2) / 2;
      return inches >= 1 && inches < 100 ? [`${name}${inches}`] : [];
    })
    .join();
}

/** The lengths of a `near`, in inches. Empty if it is malformed. */
export function lengthsOfNear(near: string): GarmentLengths {
  if (!pattern.test(near)) return {};
  const parts = near.matchAll(/([a-z]{1,10})([\d.]{1,4})/g);
  return Object.fromEntries(Array.from(parts, ([, name, inches]) => [name, Number(inches)]));
}
