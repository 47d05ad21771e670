import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import { Pagination } from "./Pagination.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/Pagination",
  component: Pagination,
  decorators: [mockNavigation],
  args: { previousHref: "?before=a", nextHref: "?after=b", children: "81–160 of 1,204" },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:many", "read-aloud"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("navigation", { name: labels().pagination.pages })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: labels().pagination.next }));
    await expect(followed).toHaveBeenLastCalledWith("?after=b");
  },
};

export const FirstPage: Story = {
  tags: ["state:disabled"],
  args: { previousHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: labels().pagination.previous })).toBeNull();
  },
};

export const LastPage: Story = { args: { nextHref: undefined, children: undefined } };

export const OnePage: Story = {
  tags: ["state:one"],
  args: { previousHref: undefined, nextHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    await tabsThrough(["link", labels().pagination.previous], ["link", labels().pagination.next])();
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenLastCalledWith("?after=b");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenLastCalledWith("?before=a");
    await expect(canvas.getByRole("navigation")).toContainElement(document.activeElement as HTMLElement);
  },
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};
