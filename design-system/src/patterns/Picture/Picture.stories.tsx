import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { blazerPictures } from "../../stories/pictures.ts";
import { ArtPicture } from "./ArtPicture.tsx";
import { Picture } from "./Picture.tsx";

const [front, back] = blazerPictures;

const meta = {
  title: "Patterns/Picture",
  component: Picture,
  args: { ...front!, sizes: "320px" },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Picture {...args} />
    </div>
  ),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds its place before it is there, and loads when it comes near. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img");
    await expect(picture).toHaveAttribute("loading", "lazy");
    await expect(picture).toHaveAttribute("width", "960");
    await expect(picture).toHaveAttribute("height", "1200");
  },
};

/** The one a visitor waits for. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAttribute("fetchpriority", "high");
    await expect(canvas.getByRole("img")).toHaveAttribute("loading", "eager");
  },
};

/** Two drawings: one for phones, one for wider windows. */
export const TwoDrawings: Story = {
  render: () => <ArtPicture desktop={front!} mobile={{ src: back!.src, width: 640, height: 800 }} />,
};
