import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyOrder } from "../../../stories/orders.ts";
import { OrderCard } from "./OrderCard.tsx";
import { orderDate } from "./order-date.ts";
import { OrderCardSkeleton } from "./OrderCardSkeleton.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/OrderCard",
  component: OrderCard,
  args: { order: storyOrder },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const currentStep = (story: HTMLElement): Element | null => story.querySelector("[aria-current='step']");

export const OnItsWay: Story = {
  tags: ["read-aloud"],
  play: async ({ canvas, canvasElement }) => {
    const card = within(canvas.getByRole("article", { name: labels().order.number("1007") }));
    await expect(card.getByText(orderDate(storyOrder.placedAt)).closest("time")).toHaveAttribute(
      "datetime",
      "2026-11-20T17:00:00.000Z",
    );
    await expect(currentStep(canvasElement)).toHaveTextContent(labels().order.stages.onItsWay);
    await expect(card.getAllByRole("listitem", { name: "" })).toHaveLength(5);
    const track = card.getByRole("link", { name: labels().order.trackNamed("1007") });
    await expect(track).toHaveAttribute("target", "_blank");
    await expect(card.getByRole("link", { name: labels().order.cancelNamed("1007") })).toBeVisible();
    await expect(card.queryByRole("link", { name: labels().order.returnNamed("1007") })).toBeNull();
  },
};

/** Not shipped yet, so there is nothing to track. */
export const BeingPacked: Story = {
  args: { order: { ...storyOrder, stage: "preparing", status: "Confirmed", shipment: undefined } },
  play: async ({ canvas, canvasElement }) => {
    await expect(currentStep(canvasElement)).toHaveTextContent(labels().order.stages.preparing);
    await expect(canvas.queryByRole("link", { name: labels().order.trackNamed("1007") })).toBeNull();
  },
};

export const Delivered: Story = {
  args: {
    order: {
      ...storyOrder,
      stage: "delivered",
      status: "Delivered",
      cancelHref: undefined,
      returnHref: "mailto:support@circlet.example?subject=Return%201007",
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(currentStep(canvasElement)).toHaveTextContent(labels().order.stages.delivered);
    await expect(canvas.getByRole("link", { name: labels().order.returnNamed("1007") })).toHaveAttribute(
      "href",
      expect.stringContaining("1007"),
    );
  },
};

/** A failed delivery shows a status text instead of a current step. */
export const NotDelivered: Story = {
  tags: ["state:error"],
  args: { order: { ...storyOrder, stage: "failed", status: "Could not be delivered" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Could not be delivered")).toBeVisible();
    await expect(canvas.queryByText(labels().order.stages.onItsWay)).toBeNull();
  },
};

/** No tracking page, no brand, no product page, no address, no image, and long names without spaces. */
export const WithGaps: Story = {
  tags: ["state:empty", "state:long-words", "state:one"],
  args: {
    order: {
      number: "1003",
      placedAt: "2026-01-05T17:00:00.000Z",
      stage: "onItsWay",
      status: "In transit",
      shipment: { number: "PP000000000000000000000000000003" },
      products: [
        { id: "1", title: "Belted_cotton_trench_with_a_name_without_a_break", price: "128.00", quantity: 2 },
      ],
    },
  },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(labels().order.quantity(2))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhone: Story = { tags: ["!autodocs"], globals: { viewport: { value: "phone" } } };

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};

export const Loading: Story = {
  tags: ["state:loading"],
  render: () => <OrderCardSkeleton />,
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: () =>
    tabsThrough(
      ["link", "Bias-cut satin slip dress"],
      ["link", "Cable-knit wool sweater"],
      ["link", labels().order.cancelNamed("1007")],
      ["link", labels().order.trackNamed("1007")],
    )(),
};

export const ManyProducts: Story = {
  tags: ["state:many"],
  args: {
    order: {
      ...storyOrder,
      total: "816.00",
      giftCards: [
        { last4: "7QXK", amount: "500.00" },
        { last4: "M2PD", amount: "25.00" },
      ],
      products: Array.from({ length: 6 }, (_, index) =>
        storyOrder.products.map((product) => ({ ...product, id: `${product.id}${index}` })),
      ).flat(),
    },
  },
};
