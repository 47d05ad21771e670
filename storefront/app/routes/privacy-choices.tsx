import { page } from "~/content/privacy-choices.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { PrivacyChoicesScreen } from "~/features/content/privacy-choices/PrivacyChoicesScreen";
import { loaderHeaders } from "~/http/route-data";
import { privacyChoicesPath } from "~/paths";
import type { Route } from "./+types/privacy-choices";

export const loader = contentLoader(privacyChoicesPath);
export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta({ page, loaderData });
}

export default function PrivacyChoices() {
  return <PrivacyChoicesScreen />;
}
