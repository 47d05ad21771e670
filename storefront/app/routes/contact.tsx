import { page } from "~/content/contact.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { ContactScreen } from "~/features/content/contact/ContactScreen";
import { contactPath } from "~/paths";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/contact";

export const loader = contentLoader(contactPath);
export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta({ page, loaderData });
}

export default function Contact() {
  return <ContactScreen />;
}
