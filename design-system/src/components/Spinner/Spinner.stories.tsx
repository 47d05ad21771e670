import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./Spinner.tsx";

const meta = { title: "Components/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const Named: Story = {
  tags: ["state:loading"],
  args: { label: "Loading your orders" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Loading your orders" })).toBeVisible();
  },
};
