import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import { BrandDirectory } from "./BrandDirectory.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const names =
  "Alderfell, Aria Vance, Belvane, Calloway, Cove & Pine, Élan Noir, Fjordal, Maren & Co, Maribel, Marlow, Mira, Mothlight, Mother Wren’s, Muse & Reed, Northquay, Norelle, Sorrento, Tamsin, Unbranded, 7 Harbors".split(
    ", ",
  );

const meta = {
  title: "Patterns/BrandDirectory",
  component: BrandDirectory,
  decorators: [mockNavigation],
  globals: { viewport: { value: "desktop" } },
  args: { brands: names.map((name) => ({ name, href: `#${encodeURIComponent(name)}` })) },
} satisfies Meta<typeof BrandDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:many"],
  play: async ({ canvas, userEvent }) => {
    const headings = canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    await expect(headings).toEqual(["A", "B", "C", "E", "F", "M", "N", "S", "T", "#"]);
    const m = within(canvas.getByRole("region", { name: "M" }));
    const stacks = m.getAllByRole("list").map((stack) => within(stack).getAllByRole("link").length);
    await expect(stacks).toEqual([6, 1]);
    await expect(canvas.queryByRole("link", { name: "Unbranded" })).toBeNull();
    const others = within(canvas.getByRole("region", { name: "#" }));
    await expect(others.getByRole("link", { name: "7 Harbors" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Norelle" }));
    await expect(followed).toHaveBeenLastCalledWith("#Norelle");
  },
};

export const Loading: Story = {
  tags: ["state:loading"],
  args: { brands: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(labels().brandDirectory.loading);
  },
};

export const OnAPhone: Story = { tags: ["!autodocs"], globals: { viewport: { value: "phone" } } };

export const Empty: Story = {
  tags: ["state:empty"],
  args: { brands: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const OneLongName: Story = {
  tags: ["state:long-words", "state:one"],
  args: { brands: [{ name: "Wetherby Overmantle & Daughters, makers of coats", href: "#one" }] },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: tabsThrough(["link", "A"], ["link", "B"]),
};
