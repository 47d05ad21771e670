import Text, { page, tableOfContents } from "~/content/terms.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { PolicyText } from "~/features/content/policy-text/PolicyText";
import { termsPath } from "~/shop/paths";

export { loaderHeaders as headers } from "~/http/route-data";
export const loader = contentLoader(termsPath);
export const meta = contentMeta(page);

export default function Terms() {
  return <PolicyText {...page} sections={tableOfContents} text={Text} numbered />;
}
