import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import { labels } from "../../../stories/labels.ts";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { NumberedPagination } from "./NumberedPagination.tsx";

const meta = {
  title: "Patterns/NumberedPagination",
  component: NumberedPagination,
  decorators: [mockNavigation],
  args: { page: 8, pages: 24, hrefOf: (page) => `?page=${page}` },
} satisfies Meta<typeof NumberedPagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["every-theme", "state:many", "read-aloud"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName(
      labels().pageNumber.page("8"),
    );
    await userEvent.click(canvas.getByRole("link", { name: labels().pageNumber.page("9") }));
    await expect(followed).toHaveBeenLastCalledWith("?page=9");
  },
};

export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 24 } };
export const FewPages: Story = { args: { page: 2, pages: 3 } };
export const ThousandsOfPages: Story = { args: { page: 1234, pages: 5000 } };

export const OnePage: Story = {
  tags: ["state:one"],
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  args: { page: 2, pages: 3 },
  play: async ({ userEvent }) => {
    await tabsThrough(...["1", "2", "3"].map((page) => ["link", labels().pageNumber.page(page)] as const))();
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenLastCalledWith("?page=3");
  },
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};
