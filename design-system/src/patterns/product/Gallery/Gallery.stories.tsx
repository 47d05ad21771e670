import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../../../components/Button/Button.tsx";
import { Dialog } from "../../../components/Dialog/Dialog.tsx";
import { breakpoints } from "../../../theme/generated/breakpoints.ts";
import { blazerImages } from "../../../stories/images.ts";
import { Gallery } from "./Gallery.tsx";
import { GalleryDialog } from "./GalleryDialog.tsx";
import { GalleryItem } from "./GalleryItem.tsx";
import { GalleryList, GalleryRoot } from "./GalleryRoot.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { closeByEscape } from "../../../stories/close-by-escape.ts";
import { labels } from "../../../stories/labels.ts";
import { pixels } from "../../../stories/pixels.ts";

const meta = {
  title: "Patterns/Gallery",
  component: Gallery,
  args: { images: blazerImages, onSelect: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 884 }}>
      <Gallery {...args} />
    </div>
  ),
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    const [first, second, ...rest] = canvas.getAllByRole("img");
    await expect(first).toHaveAttribute("fetchpriority", "high");
    await expect(second).toHaveAttribute("loading", "lazy");
    await expect(rest).toHaveLength(4);
    const link = canvas.getByRole("link", { name: labels().gallery.enlarge("Collar and lining") });
    // With Alt, the browser downloads the image.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(new MouseEvent("click", { altKey: true, bubbles: true, cancelable: true }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(args.onSelect).toHaveBeenCalledWith(2);
  },
};

/** Shows no more than eight images. */
export const MoreThanEight: Story = {
  tags: ["state:many"],
  args: {
    images: [...blazerImages, ...blazerImages].map((image, index) => ({
      ...image,
      src: `${image.src}?${index}`,
      alt: `${image.alt} ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(8);
  },
};

export const OneImage: Story = {
  tags: ["state:one"],
  args: { images: blazerImages.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-current]")).toBeNull();
  },
};

/** Without a handler, the links open the image files. */
export const LinksOnly: Story = {
  render: ({ onSelect: _onSelect, ...args }) => <Gallery {...args} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: labels().gallery.enlarge("Original swing tag") });
    await expect(link).toHaveAttribute("href", blazerImages[5]!.src);
  },
};

/** On phones, the dots follow the scroll position. */
export const DotsFollow: Story = {
  tags: ["!autodocs"],
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
        <Gallery {...args} onSelect={setIndex} />
        <GalleryDialog
          images={args.images}
          index={index}
          onOpenChange={() => setIndex(null)}
          title="Single-breasted tweed blazer"
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const { enlarge, image, next, previous } = labels().gallery;
    const link = canvas.getByRole("link", { name: enlarge("Cuff buttons and flap pocket") });
    await userEvent.click(link);
    const panel = await screen.findByRole("dialog", { name: "Single-breasted tweed blazer" });
    const shows = (number: number) => waitFor(() => within(panel).getByText(image(number, 6)));
    await expect(panel.getBoundingClientRect().width).toEqual(pixels(document.documentElement.clientWidth));
    await shows(5);
    await userEvent.click(screen.getByRole("button", { name: next }));
    await shows(6);
    // Wraps around at both ends.
    await userEvent.click(screen.getByRole("button", { name: next }));
    await shows(1);
    await userEvent.click(screen.getByRole("button", { name: previous }));
    await shows(6);
    await userEvent.click(within(panel).getByRole("button", { name: "Collar and lining" }));
    await shows(3);
    closeByEscape(panel);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(link).toHaveFocus();
  },
};

/** In a dialog, such as a quick view, the large view opens above it. */
export const InADialog: Story = {
  render: function InADialog(args) {
    const [index, setIndex] = useState<number | null>(null);
    return (
      <Dialog title="Quick view" trigger={<Button>Quick view</Button>}>
        <Gallery {...args} onSelect={setIndex} />
        <GalleryDialog
          images={args.images}
          index={index}
          onOpenChange={() => setIndex(null)}
          title="Single-breasted tweed blazer"
        />
      </Dialog>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Quick view" })).toBeVisible();
  },
};

/** A click enlarges the image at that point. Another click or a different image shrinks it. */
export const Zoom: Story = {
  tags: ["!autodocs"],
  ...FullScreen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: labels().gallery.enlarge("Collar and lining") }));
    const image = await screen.findByRole("button", { name: labels().gallery.zoom("Collar and lining") });
    await waitFor(() => expect(image).toHaveAttribute("tabindex", "0"));
    const before = image.getBoundingClientRect().width;
    await userEvent.click(image);
    await expect(image).toHaveAttribute("aria-pressed", "true");
    await expect(image.getBoundingClientRect().width).toEqual(pixels(2 * before));
    await userEvent.click(screen.getByRole("button", { name: labels().gallery.next }));
    await waitFor(() => expect(image).toHaveAttribute("aria-pressed", "false"));
  },
};

/** Open from the start, for visual tests. */
export const FullScreenOpen: Story = {
  render: (args) => (
    <GalleryDialog
      images={args.images}
      index={0}
      onOpenChange={() => undefined}
      title="Single-breasted tweed blazer"
    />
  ),
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: () =>
    tabsThrough(
      ["link", labels().gallery.enlarge("Tweed blazer, front")],
      ["link", labels().gallery.enlarge("Tweed blazer, back")],
    )(),
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};

/** Composed from parts: no dots, and custom names. */
export const Parts: Story = {
  render: ({ images, onSelect }) => (
    <div style={{ maxInlineSize: 884 }}>
      <GalleryRoot>
        <GalleryList labels={{ gallery: "Looks" }}>
          {images.slice(0, 2).map((image, index) => (
            <GalleryItem
              key={image.src}
              image={image}
              name={`Look ${index + 1}`}
              onSelect={() => onSelect?.(index)}
            />
          ))}
        </GalleryList>
      </GalleryRoot>
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("list", { name: "Looks" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: labels().gallery.enlarge("Look 2") }));
    await expect(args.onSelect).toHaveBeenCalledWith(1);
  },
};
