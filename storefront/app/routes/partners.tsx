import { page } from "~/content/partners.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { PartnersScreen } from "~/features/content/partners/PartnersScreen";
import { partnersPath } from "~/paths";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/partners";

export const loader = contentLoader(partnersPath);
export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta({ page, loaderData });
}

export default function Partners() {
  return <PartnersScreen />;
}
