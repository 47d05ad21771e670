import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { EmailPreferences, type EmailPreferencesProps } from "./EmailPreferences.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";

const onSave: EmailPreferencesProps["onSave"] = fn(() => Promise.resolve());

const meta = {
  title: "Patterns/EmailPreferences",
  component: EmailPreferences,
  args: {
    email: "ada@circlet.example",
    subscribed: false,
    onSave,
  },
  render: function Kept(args) {
    const [subscribed, setSubscribed] = useState(args.subscribed);
    return (
      <EmailPreferences
        {...args}
        subscribed={subscribed}
        onSave={async (wanted) => {
          await args.onSave(wanted);
          setSubscribed(wanted);
        }}
      />
    );
  },
} satisfies Meta<typeof EmailPreferences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscribes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole("button", { name: "Save" });
    await expect(save).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: /News from the rail/ }));
    await userEvent.click(save);
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await expect(args.onSave).toHaveBeenLastCalledWith(true);
    await expect(save).toBeDisabled();
  },
};

export const Unsubscribes: Story = {
  args: { subscribed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { checked: true }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenLastCalledWith(false);
  },
};

export const Failed: Story = {
  args: { onSave: () => Promise.reject(new Error("offline")) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Please try again");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeEnabled();
  },
};

export const Saving: Story = {
  args: { onSave: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("button", { name: "Saving..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const KeyboardFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await tabsThrough(["checkbox", /News from the rail/])();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { checked: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Save" })).toHaveFocus();
  },
};
