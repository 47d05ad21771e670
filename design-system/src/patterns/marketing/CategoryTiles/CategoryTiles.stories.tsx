import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyImage } from "../../../stories/images.ts";
import { CategoryTiles } from "./CategoryTiles.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";

const tile = (title: string, image: Parameters<typeof storyImage>[0], note?: string) => ({
  title,
  href: `#${title.toLowerCase()}`,
  image: storyImage(image),
  ...(note && { note }),
});

const meta = {
  title: "Patterns/CategoryTiles",
  component: CategoryTiles,
  args: {
    layout: "six",
    tiles: [
      tile("Dresses", "wrapDress", "1,204 items"),
      tile("Tops", "sweater", "386 items"),
      tile("Pants", "jeans", "241 items"),
      tile("Jeans", "jeans"),
      tile("Sweaters", "sweater"),
      tile("Coats, jackets & vests", "trench", "98 items"),
    ],
  },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The home page's six categories. Each tile is a link. */
export const Six: Story = {
  tags: ["state:many"],
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
      tile("New with tags", "blazerTag", "1,204 items"),
      tile("Boots", "boots"),
      tile("Pumps", "pumps"),
    ],
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: tabsThrough(["link", "Dresses"], ["link", "Tops"]),
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    tiles: meta.args.tiles.map((one) => ({
      ...one,
      title: "Coats, jackets, vests and whatever else keeps warm",
    })),
  },
};
