import type { Meta, StoryObj } from "@storybook/react-vite";
import { AskAlertsScreen } from "~/features/alerts/AskAlertsScreen";
import { ConfirmAlertsScreen } from "~/features/alerts/ConfirmAlertsScreen";
import { StopAlertsScreen } from "~/features/alerts/StopAlertsScreen";
import { pageStory, wholePage } from "../page-story";

const meta = { title: "Pages/Alerts", tags: ["!manifest"], ...wholePage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/alerts/stop?token=story";

/** The link of an email leads here. Nothing has stopped yet. */
export const Stop: Story = pageStory(path, () => <StopAlertsScreen outcome={null} />);

const searches = ["Dresses, Size M", "Results for “silk”", "Coats under $100"].map((name, at) => ({
  id: String(at),
  name,
}));

export const StopSome: Story = pageStory(path, () => (
  <StopAlertsScreen outcome={null} stoppable={{ searches, hasWishlist: true }} />
));

export const Stopped: Story = pageStory(path, () => <StopAlertsScreen outcome="stopped" />);

export const UnknownLink: Story = pageStory(path, () => <StopAlertsScreen outcome="unknown" />);

export const Failed: Story = pageStory(path, () => <StopAlertsScreen outcome="failed" />);

export const StopSearch: Story = pageStory(path, () => <StopAlertsScreen outcome={null} ofSearch />);

export const SearchStopped: Story = pageStory(path, () => <StopAlertsScreen outcome="stopped" ofSearch />);

const confirmPath = "/alerts/confirm?token=story";

/** The link of the email that a guest asked for. Nothing is on yet. */
export const Confirm: Story = pageStory(confirmPath, () => <ConfirmAlertsScreen outcome={null} />);

export const Confirmed: Story = pageStory(confirmPath, () => <ConfirmAlertsScreen outcome="confirmed" />);

export const UnknownConfirmation: Story = pageStory(confirmPath, () => (
  <ConfirmAlertsScreen outcome="unknown" />
));

export const NotConfirmed: Story = pageStory(confirmPath, () => <ConfirmAlertsScreen outcome="failed" />);

const askPath = "/alerts/ask?category=dresses";

/** Without scripts, the form of a sold-out product leads here. */
export const Ask: Story = pageStory(askPath, () => <AskAlertsScreen outcome={null} />);

export const Asked: Story = pageStory(askPath, () => <AskAlertsScreen outcome="asked" />);

export const WrongEmail: Story = pageStory(askPath, () => <AskAlertsScreen outcome="refused" />);
