import { page } from "~/content/our-story.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { OurStoryScreen } from "~/features/content/our-story/OurStoryScreen";
import { ourStoryPath } from "~/shop/paths";

export { loaderHeaders as headers } from "~/http/route-data";
export const loader = contentLoader(ourStoryPath);
export const meta = contentMeta(page);

export default OurStoryScreen;
