import type { Meta, StoryObj } from "@storybook/react-vite";
import { StopAlertsScreen } from "~/features/alerts/StopAlertsScreen";
import { pageStory, wholePage } from "../page-story";

const meta = { title: "Pages/Alerts", tags: ["!manifest"], ...wholePage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/alerts/stop?token=story";

/** The link of an email leads here. Nothing has stopped yet. */
export const Stop: Story = pageStory(path, () => <StopAlertsScreen outcome={null} />);

export const Stopped: Story = pageStory(path, () => <StopAlertsScreen outcome="stopped" />);

export const UnknownLink: Story = pageStory(path, () => <StopAlertsScreen outcome="unknown" />);

export const Failed: Story = pageStory(path, () => <StopAlertsScreen outcome="failed" />);

export const StopSearch: Story = pageStory(path, () => <StopAlertsScreen outcome={null} ofSearch />);

export const SearchStopped: Story = pageStory(path, () => <StopAlertsScreen outcome="stopped" ofSearch />);
