import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { EmailPreferences, type EmailPreferencesProps } from "./EmailPreferences.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

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
    const save = canvas.getByRole("button", { name: labels().emailPreferences.save });
    await expect(save).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(save);
    await expect(await canvas.findByText(labels().emailPreferences.saved)).toBeVisible();
    await expect(args.onSave).toHaveBeenLastCalledWith(true);
    await expect(save).toBeDisabled();
  },
};

export const Failed: Story = {
  tags: ["state:error"],
  args: { onSave: () => Promise.reject(new Error("offline")) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: labels().emailPreferences.save }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(labels().emailPreferences.failed);
    await expect(canvas.getByRole("button", { name: labels().emailPreferences.save })).toBeEnabled();
  },
};

export const Saving: Story = {
  tags: ["state:loading"],
  args: { onSave: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: labels().emailPreferences.save }));
    await expect(
      await canvas.findByRole("button", { name: labels().emailPreferences.saving }),
    ).toHaveAttribute("aria-busy", "true");
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus", "state:disabled"],
  play: async ({ canvas, userEvent }) => {
    await tabsThrough(["checkbox", new RegExp(labels().emailPreferences.news)])();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { checked: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: labels().emailPreferences.save })).toHaveFocus();
  },
};
