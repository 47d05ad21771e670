import Text, { page, tableOfContents } from "~/content/terms.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { PolicyText } from "~/features/content/policy-text/PolicyText";
import { termsPath } from "~/paths";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/terms";

export const loader = contentLoader(termsPath);
export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta({ page, loaderData });
}

export default function Terms() {
  return <PolicyText {...page} sections={tableOfContents} text={Text} numbered />;
}
