import { page } from "~/content/faq.mdx";
import { contentMeta } from "~/features/content/content-meta";
import { FaqScreen } from "~/features/content/faq/FaqScreen";

export { contentLoader as loader } from "~/features/content/content-loader.server";
export { loaderHeaders as headers } from "~/http/route-data";
export const meta = contentMeta(page);

export default FaqScreen;
