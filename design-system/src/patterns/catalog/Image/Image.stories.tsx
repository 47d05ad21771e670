import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { blazerImages } from "../../../stories/images.ts";
import { textAfter } from "../../../stories/text-after.ts";
import { ArtDirectedImage } from "./ArtDirectedImage.tsx";
import { Image } from "./Image.tsx";

const [front, back] = blazerImages;

const meta = {
  title: "Patterns/Image",
  component: Image,
  args: { ...front!, sizes: "320px" },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Image {...args} />
    </div>
  ),
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reserves its space and loads when it comes near the window. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await expect(image).toHaveAttribute("loading", "lazy");
    await expect(image).toHaveAttribute("width", "960");
    await expect(image).toHaveAttribute("height", "1200");
  },
};

/** Loads immediately, with high priority. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAttribute("fetchpriority", "high");
    await expect(canvas.getByRole("img")).toHaveAttribute("loading", "eager");
  },
};

/** Different files for phones and wider windows. */
export const TwoDrawings: Story = {
  render: () => <ArtDirectedImage desktop={front!} mobile={{ src: back!.src, width: 640, height: 800 }} />,
};

/** If an image fails to load, it shows its `alt`, or `name` if `alt` is empty, even without JavaScript. */
export const CannotLoad: Story = {
  args: { src: "/no-such-image.webp", srcSet: "", alt: "", name: "Bias-cut satin slip dress" },
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, 160px)", gap: 16 }}>
      <Image {...args} />
      <Image {...args} name={undefined} alt="Front of a black slip dress" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [named, described] = canvasElement.querySelectorAll("img");
    await waitFor(() => expect(named?.complete).toBe(true));
    await expect(textAfter(named!)).toContain("Bias-cut satin slip dress");
    await expect(textAfter(described!)).toContain("Front of a black slip dress");
  },
};
