import Text, { page, tableOfContents } from "~/content/privacy.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { PolicyText } from "~/features/content/policy-text/PolicyText";
import { privacyPath } from "~/paths";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/privacy";

export const loader = contentLoader(privacyPath);
export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta({ page, loaderData });
}

export default function Privacy() {
  return <PolicyText {...page} sections={tableOfContents} text={Text} numbered />;
}
