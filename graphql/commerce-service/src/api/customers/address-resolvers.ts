import { isZoneCode, zones } from "@circlet/service-kit/us-zones";
import type { Resolvers } from "../resolvers.ts";
import type { Address } from "../../customers/address.ts";

interface Formatted {
  readonly withName?: boolean | null;
  readonly withCompany?: boolean | null;
}

export const addressResolvers: Resolvers = {
  CustomerAddress: {
    id: ({ id }: Address) => id,
    firstName: ({ firstName }: Address) => firstName,
    lastName: ({ lastName }: Address) => lastName,
    name: (address: Address) => nameOf(address) || null,
    company: ({ company }: Address) => company,
    address1: ({ address1 }: Address) => address1,
    address2: ({ address2 }: Address) => address2,
    city: ({ city }: Address) => city,
    zoneCode: ({ zoneCode }: Address) => zoneCode,
    province: ({ zoneCode }: Address) => provinceOf(zoneCode),
    zip: ({ zip }: Address) => zip,
    territoryCode: ({ countryCode }: Address) => countryCode,
    country: () => "United States",
    phoneNumber: ({ phone }: Address) => phone,
    formatted: (address: Address, { withName, withCompany }: Formatted) =>
      [
        withName ? nameOf(address) : "",
        withCompany === false ? "" : address.company,
        address.address1,
        address.address2,
        joinWords(address.city, address.zoneCode, address.zip),
        "United States",
      ].filter(Boolean),
    formattedArea: ({ city, zoneCode }: Address) =>
      [city, provinceOf(zoneCode), "United States"].filter(Boolean).join(", "),
  },
};

function nameOf({ firstName, lastName }: Address): string {
  return joinWords(firstName, lastName);
}

function provinceOf(zoneCode: string | null): string | null {
  return zoneCode !== null && isZoneCode(zoneCode) ? zones[zoneCode] : zoneCode;
}

function joinWords(...words: (string | null)[]): string {
  return words.filter(Boolean).join(" ");
}
