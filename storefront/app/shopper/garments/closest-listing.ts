import { centimetersPerInch } from "@circlet/service-kit/garment-lengths";
import { isLoopback } from "@circlet/service-kit/http/loopback";
import type { ServiceSettings } from "~/settings/service-settings";
import { writeNear } from "~/shop/near";
import type { Garment } from "./garment";

/** Whether lists can be sorted by a garment: a hosted platform needs the extensions service for it. */
export function canSortByGarment({ apiUrl, extensionsApiUrl }: ServiceSettings): boolean {
  return extensionsApiUrl !== null || isLoopback(apiUrl);
}

/** The listing parameter that puts what is closest to the garment first. */
export function nearOf({ unit, lengths }: Garment): string {
  const perInch = unit === "cm" ? centimetersPerInch : 1;
  return writeNear(
    Object.fromEntries(Object.entries(lengths).map(([name, value]) => [name, value / perInch])),
  );
}
