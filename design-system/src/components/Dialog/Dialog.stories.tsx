import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Cluster } from "../../primitives/Cluster/Cluster.tsx";
import { Text } from "../../primitives/Text/Text.tsx";
import { recipeControls } from "../../stories/recipe-controls.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { dialog } from "./Dialog.css.ts";
import { Dialog } from "./Dialog.tsx";
import { DialogBody, DialogDescription, DialogFooter } from "./DialogBody.tsx";
import { DialogContent } from "./DialogContent.tsx";
import { DialogHeader, DialogTitle } from "./DialogHeader.tsx";
import { DialogClose, DialogRoot, DialogTrigger } from "./DialogRoot.tsx";
import { closeByEscape } from "../../stories/close-by-escape.ts";
import { labels } from "../../stories/labels.ts";

const meta = {
  title: "Components/Dialog",
  component: Dialog,
  // Dialogs cover the whole page, so each story needs its own frame on the docs page.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: {
    title: "Are you sure you want to logout?",
    trigger: <Button>Logout</Button>,
    children: <Text>Your bag is emptied on this device.</Text>,
    onOpenChange: fn(),
  },
  argTypes: recipeControls(dialog),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

const pageScrolls = (): boolean => getComputedStyle(document.documentElement).overflowY !== "hidden";

/** After closing, nothing is left that blocks the page. */
async function expectFree(opener: HTMLElement): Promise<void> {
  await waitFor(() => expect(pageScrolls()).toBe(true));
  await expect(opener.closest("[aria-hidden='true'], [inert]")).toBeNull();
}

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Logout" });
    await userEvent.click(opener);
    const panel = await screen.findByRole("dialog", { name: "Are you sure you want to logout?" });
    await expect(screen.getByRole("button", { name: labels().dialog.close })).toHaveFocus();
    await expect(pageScrolls()).toBe(false);
    closeByEscape(panel);
    await gone();
    await expect(panel).not.toBeVisible();
    await expect(opener).toHaveFocus();
    await expectFree(opener);
  },
};

export const Open: Story = {
  tags: ["state:keyboard-focus"],
  args: {
    open: true,
    footer: (
      <Cluster justify="end">
        <Button variant="outline">Stay</Button>
        <Button>Logout</Button>
      </Cluster>
    ),
  },
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole("dialog");
    const close = screen.getByRole("button", { name: labels().dialog.close });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(panel).getByRole("button", { name: "Logout" })).toHaveFocus();
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
    await expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
      "Are you sure you want to logout?",
    );
    await expect(panel).toHaveAccessibleName("Are you sure you want to logout?");
  },
};

export const ClosesOnBackground: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Logout" }));
    const panel = await screen.findByRole("dialog");
    await userEvent.pointer({ keys: "[MouseLeft]", target: panel, coords: { x: 4, y: 4 } });
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expectFree(canvas.getByRole("button", { name: "Logout" }));
  },
};

export const ClosesByItsButton: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Logout" }));
    await userEvent.click(await screen.findByRole("button", { name: labels().dialog.close }));
    await gone();
    await expect(canvas.getByRole("button", { name: "Logout" })).toHaveFocus();
  },
};

/** Without a trigger of its own, it still returns focus to the previously focused element. */
export const Controlled: Story = {
  args: { trigger: undefined },
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Logout</Button>
        <Dialog {...args} open={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Logout" });
    await userEvent.click(opener);
    closeByEscape(await screen.findByRole("dialog"));
    await gone();
    await expect(opener).toHaveFocus();
  },
};

export const WithDescription: Story = {
  tags: ["read-aloud"],
  args: { open: true, description: "You can sign in again at any time." },
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await expect(panel).toHaveAccessibleDescription("You can sign in again at any time.");
  },
};

export const LongContent: Story = {
  tags: ["state:long-words"],
  args: {
    open: true,
    size: "large",
    textOnly: true,
    title: "Terms of Service, in all their length and with a title that needs more than one line on a phone",
    children: Array.from({ length: 30 }, (_, index) => (
      <Text key={index}>Paragraph {index + 1} of a text that goes on for longer than any screen.</Text>
    )),
  },
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(screen.getByRole("button", { name: labels().dialog.close })).toBeVisible());
  },
};

export const HiddenTitle: Story = {
  args: { open: true, hideTitle: true, title: "Size chart", size: "small" },
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: "Size chart" });
    await waitFor(() => expect(panel).toBeVisible());
  },
};

/** Composed from parts, for what the props of `Dialog` do not offer, such as a badge next to the title. */
export const Parts: Story = {
  args: { trigger: undefined },
  render: ({ onOpenChange }) => (
    <DialogRoot defaultOpen onOpenChange={onOpenChange}>
      <DialogTrigger>
        <Button>Delivery</Button>
      </DialogTrigger>
      <DialogContent size="small">
        <DialogHeader>
          <Cluster align="center">
            <DialogTitle>Delivery</DialogTitle>
            <Badge>Free</Badge>
          </Cluster>
        </DialogHeader>
        <DialogBody>
          <DialogDescription>Your parcel arrives in three days.</DialogDescription>
        </DialogBody>
        <DialogFooter>
          <DialogClose>
            <Button fullWidth>Got it</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const panel = await screen.findByRole("dialog", { name: "Delivery" });
    await expect(panel).toHaveAccessibleDescription("Your parcel arrives in three days.");
    await waitFor(() => expect(screen.getByRole("button", { name: labels().dialog.close })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Got it" }));
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole("button", { name: "Delivery" }));
    await screen.findByRole("dialog", { name: "Delivery" });
  },
};

/** A question over a dialog. Escape closes only the question. */
export const ConfirmOverDialog: Story = {
  tags: ["!autodocs"],
  args: { trigger: undefined, defaultOpen: true, title: "Address" },
  render: function ConfirmOverDialog(args) {
    const [isAsked, setAsked] = useState(false);
    return (
      <Dialog {...args}>
        <Button onClick={() => setAsked(true)}>Delete</Button>
        <ConfirmDialog open={isAsked} onOpenChange={setAsked} onConfirm={fn()} title="Delete this address?">
          It cannot be restored.
        </ConfirmDialog>
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole("dialog", { name: "Address" });
    const opener = within(panel).getByRole("button", { name: "Delete" });
    await userEvent.click(opener);
    const question = await screen.findByRole("alertdialog");
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    closeByEscape(question);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(panel).toBeVisible();
    await expect(opener).toHaveFocus();
  },
};
