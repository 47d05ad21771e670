import Text, { page } from "~/content/privacy-choices.mdx";
import { contentMeta } from "~/features/content/content-meta";
import { SharingChoice } from "~/features/content/privacy-choices/SharingChoice";
import { ShortText } from "~/features/content/text/ShortText";

const parts = { SharingChoice };

export { contentLoader as loader } from "~/features/content/content-loader.server";
export { loaderHeaders as headers } from "~/http/route-data";
export const meta = contentMeta(page);

export default function PrivacyChoices() {
  return <ShortText title={page.title} text={Text} parts={parts} />;
}
