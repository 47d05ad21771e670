import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LockIcon, ReturnIcon, TruckIcon } from "../../../primitives/Icon/icons.tsx";
import { PerksStrip } from "./PerksStrip.tsx";

const meta = {
  title: "Patterns/PerksStrip",
  component: PerksStrip,
  args: {
    perks: [
      { icon: <TruckIcon />, title: "Free shipping", text: "All orders ship within 24 hours." },
      { icon: <ReturnIcon />, title: "Easy returns", text: "Free by mail for 30 days." },
      { icon: <LockIcon />, title: "Secure payment" },
    ],
  },
} satisfies Meta<typeof PerksStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:many"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};
