import { page } from "~/content/faq.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { FaqScreen } from "~/features/content/faq/FaqScreen";
import { faqPath } from "~/shop/paths";

export { loaderHeaders as headers } from "~/http/route-data";
export const loader = contentLoader(faqPath);
export const meta = contentMeta(page);

export default FaqScreen;
