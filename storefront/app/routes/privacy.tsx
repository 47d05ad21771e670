import Text, { page, tableOfContents } from "~/content/privacy.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { LongText } from "~/features/content/long-text/LongText";
import { privacyPath } from "~/paths";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/privacy";

export const loader = contentLoader(privacyPath);
export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta({ page, loaderData });
}

export default function Privacy() {
  return <LongText {...page} sections={tableOfContents} text={Text} numbered />;
}
