import Text, { page, tableOfContents } from "~/content/accessibility.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { PolicyText } from "~/features/content/policy-text/PolicyText";
import { accessibilityPath } from "~/shop/paths";

export { loaderHeaders as headers } from "~/http/route-data";
export const loader = contentLoader(accessibilityPath);
export const meta = contentMeta(page);

export default function Accessibility() {
  return <PolicyText {...page} sections={tableOfContents} text={Text} />;
}
