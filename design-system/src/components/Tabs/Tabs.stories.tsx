import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Input } from "../Input/Input.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Components/Tabs",
  component: Tabs,
  args: {
    label: "Orders",
    tabs: [
      { value: "active", label: "Active", content: "You have no active orders" },
      { value: "completed", label: "Completed", content: "You have no completed orders" },
      { value: "returned", label: "Returned", content: "Nothing sent back" },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["every-theme", "read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("tablist", { name: "Orders" })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Active", selected: true })).toBeVisible();
    await expect(canvas.getByRole("tabpanel", { name: "Active" })).toHaveTextContent("no active orders");
    await userEvent.click(canvas.getByRole("tab", { name: "Completed" }));
    await expect(canvas.getByRole("tabpanel", { name: "Completed" })).toHaveTextContent(
      "no completed orders",
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith("completed");
  },
};

/** Tab moves to the selected tab, then to its panel. Arrow keys wrap around; Home and End go to the ends. */
export const Keyboard: Story = {
  tags: ["!autodocs", "state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string): HTMLElement => canvas.getByRole("tab", { name });
    await userEvent.tab();
    await expect(tab("Active")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab("Completed")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(tab("Active")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(tab("Returned")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(tab("Active")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

export const Manual: Story = {
  args: { activation: "manual" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Completed" })).toHaveAttribute("aria-selected", "false");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("tab", { name: "Completed" })).toHaveAttribute("aria-selected", "true");
  },
};

export const Many: Story = {
  tags: ["state:long-words", "state:many"],
  args: {
    label: "Categories",
    tabs: ["Dresses", "Jeans", "Tops", "Sweaters", "Outerwear", "Shoes", "Handbags", "Skirts"].map(
      (label) => ({
        value: label,
        label,
        content: label,
      }),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};

/** For forms: what the user has entered survives switching tabs. */
export const KeptPanels: Story = {
  args: {
    label: "My Account",
    keepPanels: true,
    tabs: [
      { value: "details", label: "Your details", content: <Input aria-label="First name" /> },
      { value: "emails", label: "Email Preferences", content: "Nothing yet" },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "Ada");
    await userEvent.click(canvas.getByRole("tab", { name: "Email Preferences" }));
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Nothing yet");
    await userEvent.click(canvas.getByRole("tab", { name: "Your details" }));
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Ada");
  },
};

/** In right-to-left pages, the next tab is on the left. */
export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Active" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Completed" })).toHaveFocus();
  },
};

/** Arrow keys skip a disabled tab. */
export const Disabled: Story = {
  tags: ["state:disabled"],
  args: { tabs: meta.args.tabs.map((tab) => ({ ...tab, disabled: tab.value === "completed" })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("tab", { name: "Completed" })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Returned", selected: true })).toHaveFocus();
  },
};
