import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Footer } from "./Footer.tsx";
import { NewsletterForm } from "./NewsletterForm.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const subscribe = fn((_email: string) => Promise.resolve());

const meta = {
  title: "Patterns/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    shopName: "Circlet",
    year: 2025,
    version: "0.1.0+3f2a91c",
    columns: [
      {
        title: "Help",
        links: [
          { label: "Contact", href: "#contact" },
          { label: "FAQ", href: "#faq" },
          { label: "Returns", href: "#returns" },
          { label: "Start a return", href: "mailto:returns@circlet.example" },
          { label: "Cancel an order", href: "mailto:cancellations@circlet.example" },
        ],
      },
      {
        title: "Account",
        links: [
          { label: "My orders", href: "#orders" },
          { label: "My account", href: "#profile" },
        ],
      },
      {
        title: "Shop",
        links: [
          { label: "All items", href: "#search" },
          { label: "Brands", href: "#brands" },
          { label: "Final sale", href: "#direct" },
        ],
      },
      {
        title: "About",
        links: [
          { label: "Our story", href: "#our-story" },
          { label: "Partners", href: "#partners" },
          { label: "Terms of Service", href: "#terms" },
          { label: "Privacy Policy", href: "#privacy" },
          { label: "Accessibility", href: "#accessibility" },
        ],
      },
    ],
    newsletter: (
      <NewsletterForm
        text="New arrivals and markdowns, once a week. 25% off your first order for saying hello."
        onSubscribe={subscribe}
      />
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:many", "state:disabled", "every-theme", "read-aloud"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Help" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Start a return" })).toHaveAttribute(
      "href",
      "mailto:returns@circlet.example",
    );
  },
};

/** The button is disabled until the email address is valid. Success is announced. */
export const Subscribes: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    subscribe.mockClear();
    const email = canvas.getByRole("textbox", { name: labels().footer.email });
    await expect(canvas.getByRole("button", { name: labels().footer.subscribe })).toBeDisabled();
    await userEvent.type(email, "ada@circlet{Enter}");
    await expect(canvas.getByRole("button", { name: labels().footer.subscribe })).toBeDisabled();
    await expect(subscribe).not.toHaveBeenCalled();
    await userEvent.type(email, ".example");
    await userEvent.click(canvas.getByRole("button", { name: labels().footer.subscribe }));
    await expect(await canvas.findByRole("button", { name: labels().footer.subscribed })).toBeDisabled();
    await expect(subscribe.mock.calls).toEqual([["ada@circlet.example"]]);
  },
};

export const SubscribingFails: Story = {
  tags: ["state:error"],
  args: { newsletter: <NewsletterForm onSubscribe={() => Promise.reject(new Error("offline"))} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "ada@circlet.example{Enter}");
    await expect(await canvas.findByText(labels().footer.failed)).toBeVisible();
    await expect(canvas.getByRole("button", { name: labels().footer.subscribe })).toBeEnabled();
  },
};

/** During the request, further clicks do nothing. */
export const Subscribing: Story = {
  tags: ["state:loading"],
  args: { newsletter: <NewsletterForm onSubscribe={() => new Promise(() => undefined)} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "ada@circlet.example{Enter}");
    await expect(await canvas.findByRole("button", { name: labels().footer.subscribing })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: tabsThrough(["link", "Contact"], ["link", "FAQ"]),
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};
