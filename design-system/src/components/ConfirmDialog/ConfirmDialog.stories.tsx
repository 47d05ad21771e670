import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "Components/ConfirmDialog",
  component: ConfirmDialog,
  // It lies over the whole page: on the docs page each has a window of its own.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: {
    open: false,
    title: "Are you sure you want to logout?",
    children: "Your bag on this device is emptied.",
    labels: { cancel: "Stay signed in", confirm: "Logout" },
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: function Asked(args) {
    const [isOpen, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Leave</Button>
        <ConfirmDialog
          {...args}
          open={isOpen}
          onCancel={() => {
            args.onCancel();
            setOpen(false);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

/** The focus is on the way out: Enter pressed once too often does nothing that cannot be taken back. */
export const SaysNoFirst: Story = {
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
  args: { open: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(args.onCancel).toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** While it is done there is no way back. */
export const Pending: Story = {
  args: { open: true, pending: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeInTheDocument();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    open: true,
    title: "A heading of so many words that it needs more than the one line it was given, in a narrow place",
  },
};
