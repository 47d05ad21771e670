import Text, { page, tableOfContents } from "~/content/terms.mdx";
import { contentMeta } from "~/features/content/content-meta";
import { PolicyText } from "~/features/content/policy-text/PolicyText";
import type { RouteHandle } from "~/http/route-handle";

export { longPageLoader as loader } from "~/features/content/content-loader.server";
export { loaderHeaders as headers } from "~/http/route-data";
export const handle = { isLongPage: true } satisfies RouteHandle;
export const meta = contentMeta(page);

export default function Terms() {
  return <PolicyText {...page} sections={tableOfContents} text={Text} numbered />;
}
