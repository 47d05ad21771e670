import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyImage } from "../../../stories/images.ts";
import { PhotoStrip } from "./PhotoStrip.tsx";

const meta = {
  title: "Patterns/PhotoStrip",
  component: PhotoStrip,
  args: {
    label: "Worn by shoppers",
    photos: [
      { image: storyImage("wrapDress", "A floral wrap dress"), credit: "Ines, Portland" },
      { image: storyImage("trench", "A belted trench coat"), credit: "June, Austin" },
      { image: storyImage("boots", "Ankle boots") },
      { image: storyImage("skirt", "A pleated skirt"), credit: "Maya, Chicago" },
      { image: storyImage("slipDress", "A satin slip dress") },
      { image: storyImage("sweater", "A cable-knit sweater"), credit: "Noor, Boston" },
    ],
  },
} satisfies Meta<typeof PhotoStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  tags: ["state:many", "state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole("list", { name: "Worn by shoppers" });
    await userEvent.tab();
    await expect(strip).toHaveFocus();
    await expect(canvas.getByText("Ines, Portland")).toBeVisible();
  },
};

export const None: Story = {
  tags: ["state:empty"],
  args: { photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};
