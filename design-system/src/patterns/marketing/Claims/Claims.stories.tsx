import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  CircleCheckIcon,
  LockIcon,
  ReturnIcon,
  RingIcon,
  StarIcon,
  TruckIcon,
} from "../../../primitives/Icon/icons.tsx";
import { Claims } from "./Claims.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";

const meta = {
  title: "Patterns/Claims",
  component: Claims,
  args: {
    title: "Quality, value and sustainability, redefined",
    text: "One shop for what came back and what was loved before.",
    action: { label: "Start shopping now", href: "#search" },
    claims: [
      {
        icon: <StarIcon />,
        title: "Prices up to 50% below elsewhere",
        text: "For the very same labels.",
        href: "#prices",
      },
      { icon: <RingIcon />, title: "Back in the circle", text: "We are committed to circularizing fashion." },
      { icon: <CircleCheckIcon />, title: "Quality guaranteed", text: "Every purchase is backed by it." },
      { icon: <TruckIcon />, title: "Free shipping", text: "All year round." },
      { icon: <ReturnIcon />, title: "Easy returns", text: "All year round." },
      { icon: <LockIcon />, title: "Secure payment", text: "Your card number never reaches us." },
    ],
  },
} satisfies Meta<typeof Claims>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:many"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: /^Quality, value/ })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await expect(canvas.getByRole("link", { name: "Start shopping now" })).toHaveAttribute("href", "#search");
  },
};

export const WordsOnly: Story = { args: { text: undefined, action: undefined } };

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: tabsThrough(["link", "Start shopping now"], ["link", "Prices up to 50% below elsewhere"]),
};
