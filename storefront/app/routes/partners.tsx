import { page } from "~/content/partners.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { PartnersScreen } from "~/features/content/partners/PartnersScreen";
import { partnersPath } from "~/shop/paths";

export { loaderHeaders as headers } from "~/http/route-data";
export const loader = contentLoader(partnersPath);
export const meta = contentMeta(page);

export default PartnersScreen;
