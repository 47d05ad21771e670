import { createContext, use, useMemo, type ReactNode } from "react";
import { formatPrice, unitedStates, type Amount, type Region } from "./money.ts";

const RegionContext = createContext<Region>(unitedStates);

export interface LocaleProviderProps extends Region {
  children: ReactNode;
}

/** How all prices below are written. Without it: US dollars in American English. */
export function LocaleProvider({ locale, currencyCode, children }: LocaleProviderProps): ReactNode {
  const region = useMemo(() => ({ locale, currencyCode }), [locale, currencyCode]);
  return <RegionContext value={region}>{children}</RegionContext>;
}

/** `formatPrice` for the surrounding `LocaleProvider`. */
export function useFormatPrice(): (amount: Amount) => string {
  const region = use(RegionContext);
  return (amount) => formatPrice(amount, region);
}
