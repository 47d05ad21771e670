import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { breakpoints } from "../../theme/generated/breakpoints.ts";
import { blazerPictures } from "../../stories/pictures.ts";
import { Gallery } from "./Gallery.tsx";
import { GalleryDialog } from "./GalleryDialog.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";

const meta = {
  title: "Patterns/Gallery",
  component: Gallery,
  args: { pictures: blazerPictures, onOpen: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 884 }}>
      <Gallery {...args} />
    </div>
  ),
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first, second, ...rest] = canvas.getAllByRole("img");
    await expect(first).toHaveAttribute("fetchpriority", "high");
    await expect(second).toHaveAttribute("loading", "lazy");
    await expect(rest).toHaveLength(4);
    await userEvent.click(canvas.getByRole("link", { name: "Enlarge: Collar and lining" }));
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
};

/** Eight at most (specification A9). */
export const MoreThanEight: Story = {
  args: {
    pictures: [...blazerPictures, ...blazerPictures].map((picture, index) => ({
      ...picture,
      src: `${picture.src}?${index}`,
      alt: `${picture.alt} ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(8);
  },
};

export const OnePicture: Story = {
  args: { pictures: blazerPictures.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-current]")).toBeNull();
  },
};

/** Nobody opens it here: the links lead to the pictures. */
export const LinksOnly: Story = {
  render: ({ onOpen: _onOpen, ...args }) => <Gallery {...args} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Enlarge: Original swing tag" });
    await expect(link).toHaveAttribute("href", blazerPictures[5]!.src);
  },
};

/** On a phone the dots follow the strip. */
export const DotsFollow: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth >= breakpoints.desktop) return;
    const strip = canvas.getByRole("list");
    strip.scrollTo({ left: strip.scrollWidth });
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll("[aria-hidden='true'] > span")].at(-1)).toHaveAttribute(
        "data-current",
      ),
    );
  },
};

export const FullScreen: Story = {
  render: function FullScreen(args) {
    const [index, setIndex] = useState<number | null>(null);
    return (
      <div style={{ maxInlineSize: 884 }}>
        <Gallery {...args} onOpen={setIndex} />
        <GalleryDialog
          pictures={args.pictures}
          index={index}
          onClose={() => setIndex(null)}
          title="Single-breasted tweed blazer"
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Enlarge: Cuff buttons and flap pocket" });
    await userEvent.click(link);
    const panel = await screen.findByRole("dialog", { name: "Single-breasted tweed blazer" });
    const position = await screen.findByRole("status");
    const shows = (words: string) => waitFor(() => expect(position).toHaveTextContent(words));
    await expect(panel.getBoundingClientRect().width).toBe(window.innerWidth);
    await shows("Picture 5 of 6");
    await userEvent.click(screen.getByRole("button", { name: "Next picture" }));
    await shows("Picture 6 of 6");
    // Past the last comes the first, before the first the last.
    await userEvent.click(screen.getByRole("button", { name: "Next picture" }));
    await shows("Picture 1 of 6");
    await userEvent.click(screen.getByRole("button", { name: "Previous picture" }));
    await shows("Picture 6 of 6");
    await userEvent.click(within(panel).getByRole("button", { name: "Collar and lining" }));
    await shows("Picture 3 of 6");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(link).toHaveFocus();
  },
};

/** A press enlarges the picture where it was pressed; another press, or the next picture, ends it. */
export const Zoom: Story = {
  ...FullScreen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Enlarge: Collar and lining" }));
    const picture = await screen.findByRole("button", { name: "Zoom: Collar and lining" });
    await waitFor(() => expect(picture).toHaveAttribute("tabindex", "0"));
    const before = picture.getBoundingClientRect().width;
    await userEvent.click(picture);
    await expect(picture).toHaveAttribute("aria-pressed", "true");
    await expect(picture.getBoundingClientRect().width).toBe(2 * before);
    await userEvent.click(screen.getByRole("button", { name: "Next picture" }));
    await waitFor(() => expect(picture).toHaveAttribute("aria-pressed", "false"));
  },
};

/** Open, for looking at. */
export const FullScreenOpen: Story = {
  render: (args) => (
    <GalleryDialog
      pictures={args.pictures}
      index={0}
      onClose={() => undefined}
      title="Single-breasted tweed blazer"
    />
  ),
};

export const KeyboardFocus: Story = {
  play: tabsThrough(["link", "Enlarge: Tweed blazer, front"], ["link", "Enlarge: Tweed blazer, back"]),
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
};
