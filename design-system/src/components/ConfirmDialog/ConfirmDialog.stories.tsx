import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { closeByEscape } from "../../stories/close-by-escape.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "Components/ConfirmDialog",
  component: ConfirmDialog,
  // Dialogs cover the whole page, so each story needs its own frame on the docs page.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: {
    open: false,
    title: "Are you sure you want to logout?",
    children: "Your bag on this device is emptied.",
    labels: { cancel: "Stay signed in", confirm: "Logout" },
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  render: function Asked(args) {
    const [isOpen, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Leave</Button>
        <ConfirmDialog
          {...args}
          open={isOpen}
          onOpenChange={(open) => {
            args.onOpenChange(open);
            setOpen(open);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

/** Focus starts on the cancel button, so that an accidental Enter is harmless. */
export const SaysNoFirst: Story = {
  tags: ["state:keyboard-focus", "read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole("button", { name: "Leave" });
    await userEvent.click(opener);
    const panel = await screen.findByRole("alertdialog", { name: "Are you sure you want to logout?" });
    await expect(panel).toHaveAccessibleDescription("Your bag on this device is emptied.");
    await waitFor(() => expect(screen.getByRole("button", { name: "Stay signed in" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await gone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();
  },
};

export const Confirms: Story = {
  args: { open: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const EscapeMeansNo: Story = {
  tags: ["!autodocs"],
  args: { open: true },
  play: async ({ args }) => {
    closeByEscape(await screen.findByRole("alertdialog"));
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Once running, the action cannot be canceled. */
export const Pending: Story = {
  tags: ["state:loading"],
  args: { open: true, pending: true },
  play: async ({ args }) => {
    closeByEscape(await screen.findByRole("alertdialog"));
    await expect(screen.getByRole("alertdialog")).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    open: true,
    title: "A heading of so many words that it needs more than the one line it was given, in a narrow place",
  },
};
