import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CircleCheckIcon, LockIcon, ReturnIcon, TruckIcon } from "../../../primitives/Icon/icons.tsx";
import { heroImage } from "../../../stories/hero-image.ts";
import { storyImage } from "../../../stories/images.ts";
import { PromoBand } from "./PromoBand.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";

const perks = [
  { icon: <TruckIcon />, title: "Free shipping" },
  { icon: <ReturnIcon />, title: "Easy returns" },
  { icon: <CircleCheckIcon />, title: "Quality guaranteed" },
  { icon: <LockIcon />, title: "Secure payment" },
];

const meta = {
  title: "Patterns/PromoBand",
  component: PromoBand,
  parameters: { layout: "fullscreen" },
  args: {
    title: "15% off when you buy two or more",
    subtitles: ["Applied automatically at checkout."],
    href: "#two-or-more",
    buttonLabel: "Start shopping now",
    buttonHref: "/search",
    perks,
  },
} satisfies Meta<typeof PromoBand>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The band and its button are separate links. */
export const Plain: Story = {
  args: { disclaimer: "Not together with other codes." },
  play: async ({ canvas }) => {
    const band = canvas.getByRole("link", { name: "15% off when you buy two or more" });
    const button = canvas.getByRole("link", { name: "Start shopping now" });
    await expect(band).toHaveAttribute("href", "#two-or-more");
    await expect(button).toHaveAttribute("href", "/search");
    await expect(band).not.toContainElement(button);
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    await expect(document.elementFromPoint(left - 30, top)).toBe(band);
    await expect(canvas.getByText("Free shipping")).toBeVisible();
  },
};

export const WithImage: Story = {
  args: {
    title: "Outerwear, sent back once",
    subtitles: ["Trenches, blazers and wool coats.", "Up to 50% below elsewhere."],
    image: { ...heroImage, desktop: { ...heroImage.desktop, alt: "", priority: false } },
  },
};

export const WhiteOnImage: Story = {
  args: {
    ...WithImage.args,
    tone: "black",
    textColor: "white",
    buttonVariant: "surface",
    image: { desktop: storyImage("blazerFabric"), mobile: { src: storyImage("blazerFabric").src } },
  },
};

export const WithoutPerks: Story = {
  args: { perks: undefined, tone: "brown", textColor: "white", buttonTone: "sand" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Free shipping")).toBeNull();
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: tabsThrough(["link", "15% off when you buy two or more"], ["link", "Start shopping now"]),
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    title: "A heading of so many words that it needs more than the one line it was given, in a narrow place",
    subtitles: [
      "Applied automatically at checkout to everything in your bag. It does not combine with other discounts or codes.",
      "Until the end of the month.",
    ],
  },
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};
