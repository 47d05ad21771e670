import type { Meta, StoryObj } from "@storybook/react-vite";
import { home } from "~/features/home/home-content";
import { HomeScreen } from "~/features/home/HomeScreen";
import type { HomePage } from "~/features/home/load-home";
import { pageStory, wholePage } from "../page-story";
import { storyReviews } from "../reviews";
import { manyCards } from "../story-cards";

const meta = { title: "Pages/Home", tags: ["!manifest"], ...wholePage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shelves = home.flatMap((section) => (section.kind === "shelf" ? [section.slug] : []));

const page: HomePage = {
  counts: { top: 1040, pant: 612, dress: 884, jeans: 430, sweaters: 377, coats: 298 },
  shelves: Object.fromEntries(shelves.map((slug) => [slug, manyCards(10)])),
  reviews: storyReviews,
};

const nothing: HomePage = {
  counts: null,
  shelves: Object.fromEntries(shelves.map((slug) => [slug, null])),
  reviews: null,
};

export const Default: Story = pageStory("/", () => <HomeScreen page={page} />);

/** Shelves cannot be loaded as they come near, either. */
function withoutShelves(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (request, options) =>
    typeof request === "string" && request.startsWith("/shelves/")
      ? Promise.resolve(new Response(null, { status: 503 }))
      : fetch(request, options);
  return () => {
    globalThis.fetch = fetch;
  };
}

/** Sections that could not be loaded show an error; the rest works. */
export const SectionsFailed: Story = {
  ...pageStory("/", () => <HomeScreen page={nothing} />),
  beforeEach: withoutShelves,
};

export const RightToLeft: Story = { ...Default, globals: { direction: "rtl" } };
