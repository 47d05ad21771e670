import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    items: [
      { label: "Clothing", href: "#clothing" },
      { label: "Jackets", href: "#jackets" },
      { label: "Single-breasted tweed blazer" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:many", "read-aloud"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: labels().breadcrumb.breadcrumb })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    const current = canvas.getByText("Single-breasted tweed blazer").closest("[aria-current='page']");
    await expect(current).toBeVisible();
  },
};

export const LinksOnly: Story = { args: { items: meta.args.items.slice(0, 2) } };

export const Long: Story = {
  tags: ["state:long-words"],
  args: {
    items: [
      ...meta.args.items.slice(0, 2),
      { label: "Reversible quilted double-breasted trench coat with hood" },
    ],
  },
};

export const None: Story = {
  tags: ["state:empty"],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    await tabsThrough(["link", "Clothing"], ["link", "Jackets"])();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("link", { name: "Jackets" })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};
