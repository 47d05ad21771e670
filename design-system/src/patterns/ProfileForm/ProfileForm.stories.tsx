import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { ProfileForm, type ProfileFormProps } from "./ProfileForm.tsx";

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
          if (!refused) setProfile({ ...profile, ...names });
          return refused;
        }}
      />
    );
  },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Specification B4 and B5: Save needs a change, and only the names go out. */
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

/** On screen it can be changed; it is never sent. */
export const TheEmailStaysHere: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), ".net");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ firstName: "Ada", lastName: "Moss" });
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
