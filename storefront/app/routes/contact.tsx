import { page } from "~/content/contact.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { ContactScreen } from "~/features/content/contact/ContactScreen";
import { contactPath } from "~/shop/paths";

export { loaderHeaders as headers } from "~/http/route-data";
export const loader = contentLoader(contactPath);
export const meta = contentMeta(page);

export default ContactScreen;
