import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { AddToCartButton } from "../../product/AddToCartButton/AddToCartButton.tsx";
import { StickyAddToCart } from "../../product/StickyAddToCart/StickyAddToCart.tsx";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/ConsentBanner",
  component: ConsentBanner,
  args: { onAllow: fn(), onDecline: fn(), privacyHref: "#privacy" },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ args, canvas, userEvent }) => {
    const banner = canvas.getByRole("region", { name: labels().consent.title });
    await expect(banner).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: labels().consent.more })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDecline).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAllow).toHaveBeenCalledTimes(1);
  },
};

/** The end of the page: no part of it is under the banner, or under the cart button's bar. */
export const EndOfThePage: Story = {
  tags: ["!autodocs"],
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <div style={{ display: "flex", flexDirection: "column" }}>
      <ConsentBanner {...args} />
      <StickyAddToCart price="128.00">
        <AddToCartButton state="available" />
      </StickyAddToCart>
      <p>The last line of the page.</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const banner = canvas.getByRole("region", { name: labels().consent.title }).getBoundingClientRect();
    const lastLine = canvas.getByText("The last line of the page.").getBoundingClientRect();
    await expect(lastLine.bottom).toBeLessThanOrEqual(banner.top);
  },
};
