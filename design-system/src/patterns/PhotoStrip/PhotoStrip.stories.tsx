import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyPicture } from "../../stories/pictures.ts";
import { PhotoStrip } from "./PhotoStrip.tsx";

const meta = {
  title: "Patterns/PhotoStrip",
  component: PhotoStrip,
  args: {
    label: "Worn by shoppers",
    photos: [
      { picture: storyPicture("wrapDress", "A floral wrap dress"), credit: "Ines, Portland" },
      { picture: storyPicture("trench", "A belted trench coat"), credit: "June, Austin" },
      { picture: storyPicture("boots", "Ankle boots") },
      { picture: storyPicture("skirt", "A pleated skirt"), credit: "Maya, Chicago" },
      { picture: storyPicture("slipDress", "A satin slip dress") },
      { picture: storyPicture("sweater", "A cable-knit sweater"), credit: "Noor, Boston" },
    ],
  },
} satisfies Meta<typeof PhotoStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole("list", { name: "Worn by shoppers" });
    await userEvent.tab();
    await expect(strip).toHaveFocus();
    await expect(canvas.getByText("Ines, Portland")).toBeVisible();
  },
};

export const None: Story = {
  args: { photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};
