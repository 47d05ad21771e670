import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { ProfileForm, type ProfileFormProps } from "./ProfileForm.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const onSave: ProfileFormProps["onSave"] = fn(() => Promise.resolve(undefined));

const meta = {
  title: "Patterns/ProfileForm",
  component: ProfileForm,
  args: {
    profile: { firstName: "Ada", lastName: "Moss", email: "ada@circlet.example" },
    onSave,
  },
  render: function Kept(args) {
    const [profile, setProfile] = useState(args.profile);
    return (
      <ProfileForm
        {...args}
        profile={profile}
        onSave={async (names) => {
          const refused = await args.onSave(names);
          const { firstName, lastName } = names;
          if (!refused) setProfile({ ...profile, firstName: firstName.trim(), lastName: lastName.trim() });
          return refused;
        }}
      />
    );
  },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any change enables Save, and only the names are sent. */
export const Saves: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole("button", { name: labels().profile.save });
    await expect(save).toBeDisabled();
    const first = canvas.getByRole("textbox", { name: labels().profile.firstName });
    await userEvent.type(first, "h");
    await expect(save).toBeEnabled();
    await userEvent.type(first, "{Backspace}");
    await expect(save).toBeDisabled();
    await userEvent.type(first, "line{Enter}");
    const saved = await canvas.findByText(labels().profile.saved);
    await expect(saved.closest("[role=status]")).not.toBeNull();
    await expect(args.onSave).toHaveBeenLastCalledWith({ firstName: "Adaline", lastName: "Moss" });
    await expect(save).toBeDisabled();
  },
};

/** The first field with an error receives focus, and screen readers read the error. */
export const FirstErrorTakesTheFocus: Story = {
  tags: ["!autodocs"],
  args: { onSave: fn(() => Promise.resolve({ lastName: "Last name is too long" })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: labels().profile.firstName }), "line{Enter}");
    const last = canvas.getByRole("textbox", { name: labels().profile.lastName });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAccessibleDescription("Last name is too long");
  },
};

export const Refused: Story = {
  tags: ["state:error"],
  args: { onSave: () => Promise.resolve({ firstName: "First name can’t be blank" }) },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole("textbox", { name: labels().profile.firstName });
    await userEvent.clear(first);
    await userEvent.click(canvas.getByRole("button", { name: labels().profile.save }));
    await expect(await canvas.findByText("First name can’t be blank")).toBeVisible();
    await expect(first).toHaveAttribute("aria-invalid", "true");
    await expect(first).toHaveAccessibleDescription("First name can’t be blank");
  },
};

export const Failed: Story = {
  tags: ["!autodocs"],
  args: { onSave: () => Promise.resolve({ form: "That did not work. Please try again." }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: labels().profile.lastName }), "e{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("That did not work");
    await expect(canvas.getByRole("button", { name: labels().profile.save })).toBeEnabled();
  },
};

export const Saving: Story = {
  tags: ["state:loading"],
  args: { onSave: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: labels().profile.lastName }), "e{Enter}");
    await expect(await canvas.findByRole("button", { name: labels().profile.saving })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const OnASmallPhone: Story = { tags: ["!autodocs"], globals: { viewport: { value: "small" } } };

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus", "state:disabled"],
  play: async ({ canvas, userEvent }) => {
    const { firstName, lastName, email } = labels().profile;
    await tabsThrough(["textbox", firstName], ["textbox", lastName], ["textbox", email])();
    await expect(canvas.getByRole("button", { name: labels().profile.save })).toBeDisabled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("Moss-Hale");
    await expect(canvas.getByRole("button", { name: labels().profile.save })).toBeEnabled();
  },
};
