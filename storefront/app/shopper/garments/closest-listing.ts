import { centimetersPerInch } from "@circlet/service-kit/garment-lengths";
import { writeNear } from "~/shop/near";
import type { Garment } from "./garment";

/** The listing parameter that puts what is closest to the garment first. */
export function nearOf({ unit, lengths }: Garment): string {
  const perInch = unit === "cm" ? centimetersPerInch : 1;
  return writeNear(
    Object.fromEntries(Object.entries(lengths).map(([name, value]) => [name, value / perInch])),
  );
}
