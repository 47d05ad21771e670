import Text, { page } from "~/content/privacy-choices.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { SharingChoice } from "~/features/content/privacy-choices/SharingChoice";
import { ShortText } from "~/features/content/text/ShortText";
import { loaderHeaders } from "~/http/route-data";
import { privacyChoicesPath } from "~/paths";
import type { Route } from "./+types/privacy-choices";

const parts = { SharingChoice };

export const loader = contentLoader(privacyChoicesPath);
export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta({ page, loaderData });
}

export default function PrivacyChoices() {
  return <ShortText title={page.title} text={Text} parts={parts} />;
}
