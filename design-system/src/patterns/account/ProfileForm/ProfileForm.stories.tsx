import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { ProfileForm, type ProfileFormProps } from "./ProfileForm.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";

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
    const save = canvas.getByRole("button", { name: "Save" });
    await expect(save).toBeDisabled();
    const first = canvas.getByRole("textbox", { name: "First name" });
    await userEvent.type(first, "h");
    await expect(save).toBeEnabled();
    await userEvent.type(first, "{Backspace}");
    await expect(save).toBeDisabled();
    await userEvent.type(first, "line{Enter}");
    await expect(await canvas.findByText("Saved")).toHaveAttribute("role", "status");
    await expect(args.onSave).toHaveBeenLastCalledWith({ firstName: "Adaline", lastName: "Moss" });
    await expect(save).toBeDisabled();
  },
};

/** The email address can be edited but is never sent, and the form does not claim to have saved it. */
export const TheEmailStaysHere: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole("textbox", { name: "Email" });
    const save = canvas.getByRole("button", { name: "Save" });
    await userEvent.type(email, ".net");
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenLastCalledWith({ firstName: "Ada", lastName: "Moss" });
    await expect(await canvas.findByText(/^Your email address was not changed/)).toHaveAttribute(
      "role",
      "status",
    );
    await expect(email).toHaveValue("ada@circlet.example");
    await expect(save).toBeDisabled();
    await userEvent.type(email, ".net");
    await userEvent.type(canvas.getByRole("textbox", { name: "Last name" }), "e{Enter}");
    await expect(await canvas.findByText(/^Saved. Your email address was not changed/)).toBeVisible();
  },
};

/** The first field with an error receives focus, and screen readers read the error. */
export const FirstErrorTakesTheFocus: Story = {
  args: { onSave: fn(() => Promise.resolve({ lastName: "Last name is too long" })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "line{Enter}");
    const last = canvas.getByRole("textbox", { name: "Last name" });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAccessibleDescription("Last name is too long");
  },
};

/** The service trims names. The field then shows the saved name, and Save is disabled. */
export const Tidied: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole("textbox", { name: "First name" });
    await userEvent.type(first, "line  {Enter}");
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await expect(first).toHaveValue("Adaline");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: { onSave: () => Promise.resolve({ firstName: "First name can’t be blank" }) },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole("textbox", { name: "First name" });
    await userEvent.clear(first);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("First name can’t be blank")).toBeVisible();
    await expect(first).toHaveAttribute("aria-invalid", "true");
    await expect(first).toHaveAccessibleDescription("First name can’t be blank");
  },
};

export const Failed: Story = {
  args: { onSave: () => Promise.resolve({ form: "That did not work. Please try again." }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Last name" }), "e{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("That did not work");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeEnabled();
  },
};

export const Saving: Story = {
  args: { onSave: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Last name" }), "e{Enter}");
    await expect(await canvas.findByRole("button", { name: "Saving..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: "small" } } };

export const KeyboardFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await tabsThrough(["textbox", "First name"], ["textbox", "Last name"], ["textbox", "Email"])();
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("Moss-Hale");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeEnabled();
  },
};
