import { demoName } from "@circlet/service-kit/shop";

let current = demoName;

/** What every page calls the shop. Call it while rendering: it is not known when modules load. */
export function shopName(): string {
  return current;
}

/** Call this before rendering, with the setting of this name or the platform's. */
export function setShopName(name: string): void {
  current = name;
}

/** The icon beside the name: Circlet's own for Circlet, none for other shops. */
export function shopMark(): null | undefined {
  return current === demoName ? undefined : null;
}

/** Where the shop's icons are in storefront/public: Circlet's mark for Circlet, a plain bag or the merchant's for other shops. */
export function iconFolder(): string {
  return shopMark() === null ? "/" : "/circlet/";
}
