import Text, { page, tableOfContents } from "~/content/terms.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { LongText } from "~/features/content/long-text/LongText";
import { termsPath } from "~/paths";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/terms";

export const loader = contentLoader(termsPath);
export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta({ page, loaderData });
}

export default function Terms() {
  return <LongText {...page} sections={tableOfContents} text={Text} numbered />;
}
