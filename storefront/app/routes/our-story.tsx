import { page } from "~/content/our-story.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { OurStoryScreen } from "~/features/content/our-story/OurStoryScreen";
import { ourStoryPath } from "~/paths";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/our-story";

export const loader = contentLoader(ourStoryPath);
export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta({ page, loaderData });
}

export default function OurStory() {
  return <OurStoryScreen />;
}
