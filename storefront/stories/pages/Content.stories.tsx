import type { Meta, StoryObj } from "@storybook/react-vite";
import TermsText, { page as terms, tableOfContents } from "~/content/terms.mdx";
import { ContactScreen } from "~/features/content/contact/ContactScreen";
import { FaqScreen } from "~/features/content/faq/FaqScreen";
import { PolicyText } from "~/features/content/policy-text/PolicyText";
import { OurStoryScreen } from "~/features/content/our-story/OurStoryScreen";
import { PartnersScreen } from "~/features/content/partners/PartnersScreen";
import { ErrorScreen } from "~/features/layout/ErrorScreen";
import { pageStory, wholePage } from "../page-story";

const meta = { title: "Pages/Content", tags: ["!manifest"], ...wholePage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Faq: Story = pageStory("/faq", () => <FaqScreen />);
export const OurStory: Story = pageStory("/our-story", () => <OurStoryScreen />);
export const Partners: Story = pageStory("/partners", () => <PartnersScreen />);
export const Contact: Story = pageStory("/contact", () => <ContactScreen />);

/** In a wide window, the table of contents is next to the text. */
export const Terms: Story = pageStory("/terms", () => (
  <PolicyText {...terms} sections={tableOfContents} text={TermsText} numbered />
));

export const NotFound: Story = pageStory("/nowhere", () => <ErrorScreen failure={{ kind: "not-found" }} />);

export const ServiceDown: Story = pageStory("/search", () => (
  <ErrorScreen failure={{ kind: "unavailable" }} />
));
