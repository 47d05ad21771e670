import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { modalCommand } from "../../../components/Modal/modal-command.ts";
import { MenuIcon } from "../../../primitives/Icon/icons.tsx";
import { accountEntries, shopNavigation } from "../../../stories/shop-navigation.ts";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import { HeaderMenuButton } from "../Header/HeaderLink.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { closeByEscape } from "../../../stories/close-by-escape.ts";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/MobileMenu",
  component: MobileMenu,
  globals: { viewport: { value: "phone" } },
  args: { id: "menu", items: shopNavigation, more: accountEntries, onFollow: fn() },
  decorators: [mockNavigation],
  parameters: {
    // The header's button, which wide windows hide.
    example: (args: ComponentProps<typeof MobileMenu>) => (
      <>
        <HeaderMenuButton menuId={args.id} />
        <MobileMenu {...args} />
      </>
    ),
  },
  render: (args) => (
    <>
      <IconButton label={labels().header.menu} {...modalCommand(args.id, "show-modal")}>
        <MenuIcon />
      </IconButton>
      <MobileMenu {...args} />
    </>
  ),
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** The browser opens it, so the button works without JavaScript. */
export const Open: Story = {
  tags: ["state:many"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: labels().header.menu }));
    await expect(canvas.getByRole("dialog", { name: labels().header.menu })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: labels().header.closeMenu })).toHaveFocus(),
    );
    await expect(canvas.getByRole("link", { name: "Orders" })).toBeVisible();
  },
};

/** One section is open at a time. */
export const OneDrawerAtATime: Story = {
  tags: ["!autodocs"],
  play: async (context) => {
    await Open.play?.(context);
    const { canvas, userEvent } = context;
    const women = canvas.getByText("Women").closest("details")!;
    const trending = canvas.getByText("Trending").closest("details")!;
    await userEvent.click(canvas.getByText("Women"));
    await expect(women.open).toBe(true);
    await expect(await canvas.findByRole("list", { name: "Clothing" })).toBeVisible();
    await userEvent.click(canvas.getByText("Trending"));
    await expect(trending.open).toBe(true);
    await waitFor(() => expect(women.open).toBe(false));
    await userEvent.click(canvas.getByText("Trending"));
    await expect(trending.open).toBe(false);
  },
};

export const FollowingALink: Story = {
  tags: ["!autodocs"],
  play: async (context) => {
    await Open.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByText("Women"));
    await userEvent.click(await canvas.findByRole("link", { name: "Final sale" }));
    await expect(args.onFollow).toHaveBeenCalledWith({ label: "Final sale", href: "#final-sale" });
    await expect(followed).toHaveBeenLastCalledWith("#final-sale");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

export const EscapeClosesAndFocusReturns: Story = {
  tags: ["!autodocs"],
  play: async (context) => {
    await Open.play?.(context);
    const { canvas } = context;
    const menu = canvas.getByRole("dialog");
    // Its script loads when it opens.
    await waitFor(() => {
      closeByEscape(menu);
      void expect(canvas.queryByRole("dialog")).toBeNull();
    });
    await expect(canvas.getByRole("button", { name: labels().header.menu })).toHaveFocus();
  },
};

/** The page behind the menu takes no focus. */
export const FocusStaysInside: Story = {
  tags: ["!autodocs", "state:keyboard-focus"],
  play: async (context) => {
    await Open.play?.(context);
    const { canvas, canvasElement } = context;
    canvasElement.querySelector<HTMLElement>("[data-component='icon-button']")?.focus();
    await expect(canvas.getByRole("button", { name: labels().header.closeMenu })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
  play: Open.play!,
};
