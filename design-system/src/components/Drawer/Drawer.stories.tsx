import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { Stack } from "../../primitives/Stack/Stack.tsx";
import { Text } from "../../primitives/Text/Text.tsx";
import { recipeControls } from "../../stories/recipe-controls.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Link } from "../Link/Link.tsx";
import { drawer } from "./Drawer.css.ts";
import { Drawer } from "./Drawer.tsx";
import { closeByEscape } from "../../stories/close-by-escape.ts";
import { labels } from "../../stories/labels.ts";
import { pixels } from "../../stories/pixels.ts";

const meta = {
  title: "Components/Drawer",
  component: Drawer,
  // Drawers cover the whole page, so each story needs its own frame on the docs page.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: {
    title: "Cart",
    trigger: <Button>Open cart</Button>,
    children: <Text>Your cart is empty.</Text>,
  },
  argTypes: recipeControls(drawer),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus moves to the close button after 100 ms, and on close back to the control that opened it. */
export const FocusDelay: Story = {
  tags: ["!autodocs"],
  args: { focusDelay: 100 },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Open cart" });
    await userEvent.click(opener);
    const panel = await screen.findByRole("dialog", { name: "Cart" });
    // Until then, focus is on the drawer, because everything outside is hidden from screen readers.
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(screen.getByRole("button", { name: labels().dialog.close })).toHaveFocus());
    closeByEscape(panel);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** If the user presses Tab immediately, focus is not moved again. */
export const FocusDelayLetsGo: Story = {
  tags: ["!autodocs"],
  args: { focusDelay: 100, children: <Link href="#terms">Terms of Service</Link> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open cart" }));
    await screen.findByRole("dialog");
    screen.getByRole("link", { name: "Terms of Service" }).focus();
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    await expect(screen.getByRole("link", { name: "Terms of Service" })).toHaveFocus();
  },
};

export const Open: Story = {
  tags: ["state:keyboard-focus", "read-aloud"],
  args: {
    open: true,
    footer: (
      <Stack gap="xs">
        <Text weight="semibold">Total $74.00</Text>
        <Button size="large" fullWidth>
          Checkout
        </Button>
      </Stack>
    ),
  },
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: "Cart" });
    await waitFor(() =>
      expect(panel.getBoundingClientRect().right).toEqual(pixels(document.documentElement.clientWidth)),
    );
    await expect(panel.getBoundingClientRect().height).toEqual(pixels(window.innerHeight));
  },
};

export const FromTheStart: Story = {
  args: { open: true, side: "start", title: "Menu" },
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: "Menu" });
    await waitFor(() => expect(panel.getBoundingClientRect().left).toEqual(pixels(0)));
  },
};

export const FromTheBottom: Story = {
  args: { open: true, side: "bottom", title: "Filters" },
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: "Filters" });
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toEqual(pixels(window.innerHeight)));
  },
};

export const ClosesOnBackground: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open cart" }));
    const panel = await screen.findByRole("dialog");
    await userEvent.pointer({ keys: "[MouseLeft]", target: panel, coords: { x: 4, y: 4 } });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const LongContent: Story = {
  tags: ["state:long-words"],
  args: {
    open: true,
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index}>
        <Link href="#product">Product {index + 1}</Link>
      </Text>
    )),
    footer: (
      <Button size="large" fullWidth>
        Checkout
      </Button>
    ),
  },
  play: async () => {
    await screen.findByRole("dialog");
    await expect(screen.getByRole("button", { name: "Checkout" })).toBeVisible();
  },
};

/** In right-to-left pages, the drawer is on the left. */
export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
  args: { open: true },
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await waitFor(() => expect(panel.getBoundingClientRect().left).toEqual(pixels(0)));
  },
};

/** A dialog that opens from a drawer lies above it. Escape closes only the dialog. */
export const DialogOverDrawer: Story = {
  args: {
    children: (
      <Dialog title="Size chart" size="small" trigger={<Button>Size chart</Button>}>
        <Text>Chest, across: 18.5 in</Text>
      </Dialog>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open cart" }));
    const panel = await screen.findByRole("dialog", { name: "Cart" });
    const trigger = within(panel).getByRole("button", { name: "Size chart" });
    await userEvent.click(trigger);
    const upper = await screen.findByRole("dialog", { name: "Size chart" });
    const close = within(upper).getByRole("button", { name: labels().dialog.close });
    await waitFor(() => expect(close).toHaveFocus());
    const { left, top } = close.getBoundingClientRect();
    await expect(close).toContainElement(document.elementFromPoint(left + 8, top + 8) as HTMLElement);
    closeByEscape(upper);
    await waitFor(() => expect(upper).not.toBeVisible());
    await expect(trigger).toHaveFocus();

    await userEvent.click(trigger);
    await screen.findByRole("dialog", { name: "Size chart" });
    await waitFor(() => expect(close).toHaveFocus());
  },
};

/** Closing the drawer also closes the dialog above it. */
export const ClosingTheLower: Story = {
  tags: ["!autodocs"],
  ...DialogOverDrawer,
  play: async (context) => {
    await DialogOverDrawer.play?.(context);
    closeByEscape(screen.getByRole("dialog", { name: "Cart", hidden: true }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(context.canvas.getByRole("button", { name: "Open cart" })).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).toBe("visible"));
  },
};

/** It inherits brand, scheme and direction from its place. */
export const InAScope: Story = {
  args: { title: "Cart" },
  render: ({ children, ...args }) => (
    <div data-brand="norelle" data-scheme="dark" dir="rtl">
      <Text>In the scope</Text>
      <Drawer {...args}>
        {children}
        <Dialog title="Size chart" size="small" defaultOpen>
          <Text>Chest, across: 18.5 in</Text>
        </Dialog>
      </Drawer>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open cart" }));
    const panel = await screen.findByRole("dialog", { name: "Cart", hidden: true });
    const text = canvas.getByText("In the scope");
    await waitFor(() => expect(panel.getBoundingClientRect().left).toEqual(pixels(0)));
    for (const dialog of canvasElement.querySelectorAll("dialog")) {
      const { direction, color } = getComputedStyle(dialog);
      await expect(direction).toBe("rtl");
      await expect(color).toBe(getComputedStyle(text).color);
    }
  },
};

/** While a word in it is selected, the pointer may leave it. Only a whole click beside it closes it. */
export const SelectingText: Story = {
  tags: ["!autodocs"],
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole("dialog");
    const text = within(panel).getByText("Your cart is empty.");
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: text, coords: { x: 900, y: 100 } },
      { keys: "[/MouseLeft]", target: panel, coords: { x: 4, y: 100 } },
    ]);
    panel.dispatchEvent(new MouseEvent("click", { clientX: 4, clientY: 100, detail: 1, bubbles: true }));
    await expect(panel).toBeVisible();
  },
};

/** A link opens it, too. With a modifier key it opens its page in a new tab. */
export const OpenedByALink: Story = {
  args: { trigger: <Link href="#cart">Cart</Link>, children: <Text>Your cart is empty.</Text> },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Cart" });
    const modified = new MouseEvent("click", { altKey: true, bubbles: true, cancelable: true });
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(modified);
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(link);
    await screen.findByRole("dialog", { name: "Cart" });
  },
};
