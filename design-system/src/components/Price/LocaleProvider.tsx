import { createContext, use, useMemo, type ReactNode } from "react";
import type { Region } from "../../locale.ts";
import { formatPrice, type Amount } from "./money.ts";

const RegionContext = createContext<Region | undefined>(undefined);

export interface LocaleProviderProps extends Region {
  children: ReactNode;
}

/** The region set by the nearest `LocaleProvider`, if any. */
export const useRegion = (): Region | undefined => use(RegionContext);

/** Sets the region for all prices and dates inside. Without it, `setLocale` applies. */
export function LocaleProvider({ locale, currencyCode, children }: LocaleProviderProps): ReactNode {
  const region = useMemo(() => ({ locale, currencyCode }), [locale, currencyCode]);
  return <RegionContext value={region}>{children}</RegionContext>;
}

/** Like `formatPrice`, but uses the nearest `LocaleProvider`. */
export function useFormatPrice(): (amount: Amount) => string {
  const region = useRegion();
  return (amount) => formatPrice(amount, region);
}
