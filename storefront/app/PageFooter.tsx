import { ShopFooter, type ShopFooterProps } from "./features/layout/ShopFooter";
import { Newsletter } from "./features/newsletter/Newsletter";

/** Lives outside `features` because it combines two of them: layout and newsletter. */
export function PageFooter({ markets }: Pick<ShopFooterProps, "markets">) {
  return <ShopFooter newsletter={<Newsletter />} markets={markets} />;
}
