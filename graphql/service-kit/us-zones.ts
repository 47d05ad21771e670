import zones from "./us-zones.json" with { type: "json" };

/** Where the shop ships: states, the District of Columbia, territories and military regions of the United States, by postal code. */
export { zones };

export type ZoneCode = keyof typeof zones;

export function isZoneCode(value: string): value is ZoneCode {
  return Object.hasOwn(zones, value);
}
