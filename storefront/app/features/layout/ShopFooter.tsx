import { Footer } from "@circlet/design-system";
import { site } from "~/lib/constants";
import { keepTitle } from "./keep-title";
import { footer } from "./more-links";

export default function ShopFooter() {
  const version = import.meta.env.VITE_BUILD_VERSION ?? "0";
  return (
    <Footer
      onFollow={keepTitle}
      shopName={site.name}
      columns={footer}
      year={site.copyrightYear}
      version={version}
    />
  );
}
