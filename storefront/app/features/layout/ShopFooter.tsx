import { Footer } from "@circlet/design-system";
import { site } from "~/lib/constants";
import { footer } from "./more-links";

export default function ShopFooter() {
  const version = import.meta.env.VITE_BUILD_VERSION ?? "0";
  return <Footer shopName={site.name} columns={footer} year={site.copyrightYear} version={version} />;
}
