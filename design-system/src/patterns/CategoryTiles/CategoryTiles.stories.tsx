import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyPicture } from "../../stories/pictures.ts";
import { CategoryTiles } from "./CategoryTiles.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";

const tile = (title: string, picture: Parameters<typeof storyPicture>[0], note?: string) => ({
  title,
  href: `#${title.toLowerCase()}`,
  picture: storyPicture(picture),
  ...(note && { note }),
});

const meta = {
  title: "Patterns/CategoryTiles",
  component: CategoryTiles,
  args: {
    layout: "six",
    tiles: [
      tile("Dresses", "wrapDress", "1,204 pieces"),
      tile("Tops", "sweater", "386 pieces"),
      tile("Pants", "jeans", "241 pieces"),
      tile("Jeans", "jeans"),
      tile("Sweaters", "sweater"),
      tile("Coats, jackets & vests", "trench", "98 pieces"),
    ],
  },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Specification A2: the six categories of the home page. A tile is a link all over. */
export const Six: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(6);
    const { left, top } = canvasElement.querySelector("img")!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 10, top + 10)).toBe(
      canvas.getByRole("link", { name: "Dresses" }),
    );
  },
};

export const Editorial: Story = {
  args: {
    layout: "editorial",
    tiles: [
      tile("New with tags", "blazerTag", "1,204 pieces"),
      tile("Boots", "boots"),
      tile("Pumps", "pumps"),
    ],
  },
};

export const KeyboardFocus: Story = {
  play: tabsThrough(["link", "Dresses"], ["link", "Tops"]),
};

export const LongWords: Story = {
  args: {
    tiles: meta.args.tiles.map((one) => ({
      ...one,
      title: "Coats, jackets, vests and whatever else keeps warm",
    })),
  },
};
