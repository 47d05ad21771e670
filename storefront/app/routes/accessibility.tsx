import Text, { page, tableOfContents } from "~/content/accessibility.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { PolicyText } from "~/features/content/policy-text/PolicyText";
import { accessibilityPath } from "~/paths";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/accessibility";

export const loader = contentLoader(accessibilityPath);
export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta({ page, loaderData });
}

export default function Accessibility() {
  return <PolicyText {...page} sections={tableOfContents} text={Text} />;
}
