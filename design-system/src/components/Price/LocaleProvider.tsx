import { createContext, use, useMemo, type ReactNode } from "react";
import type { Region } from "../../locale.ts";
import { formatPrice, type Amount } from "./money.ts";

const RegionContext = createContext<Region | undefined>(undefined);

export interface LocaleProviderProps extends Region {
  children: ReactNode;
}

/** The region of the surrounding `LocaleProvider`, if there is one. */
export const useRegion = (): Region | undefined => use(RegionContext);

/** How all prices and dates below are written. Without it: in the region of `setLocale`. */
export function LocaleProvider({ locale, currencyCode, children }: LocaleProviderProps): ReactNode {
  const region = useMemo(() => ({ locale, currencyCode }), [locale, currencyCode]);
  return <RegionContext value={region}>{children}</RegionContext>;
}

/** `formatPrice` for the surrounding `LocaleProvider`. */
export function useFormatPrice(): (amount: Amount) => string {
  const region = useRegion();
  return (amount) => formatPrice(amount, region);
}
