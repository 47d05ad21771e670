import Text, { page } from "~/content/privacy-choices.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { SharingChoice } from "~/features/content/privacy-choices/SharingChoice";
import { ShortText } from "~/features/content/text/ShortText";
import { privacyChoicesPath } from "~/shop/paths";

const parts = { SharingChoice };

export { loaderHeaders as headers } from "~/http/route-data";
export const loader = contentLoader(privacyChoicesPath);
export const meta = contentMeta(page);

export default function PrivacyChoices() {
  return <ShortText title={page.title} text={Text} parts={parts} />;
}
