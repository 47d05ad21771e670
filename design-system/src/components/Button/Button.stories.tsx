import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Cluster } from "../../primitives/Cluster/Cluster.tsx";
import { CartIcon } from "../../primitives/Icon/icons.tsx";
import { Stack } from "../../primitives/Stack/Stack.tsx";
import { showsLightCirclet } from "../../stories/shows-light-circlet.ts";
import { recipeControls, variantsOf } from "../../stories/recipe-controls.ts";
import { button } from "./Button.css.ts";
import { Button } from "./Button.tsx";

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "add to bag", onClick: fn() },
  argTypes: {
    ...recipeControls(button),
    loading: { control: "boolean", table: { type: { summary: "boolean" } } },
    asChild: { control: "boolean", table: { type: { summary: "boolean" } } },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "add to bag" });
    await expect(button).toHaveAttribute("type", "button");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Large: Story = {
  args: { size: "large" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button").getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
  },
};

/** Every background with its text color: white on black, grey and orange; black on all others. */
export const VariantsAndTones: Story = {
  tags: ["every-theme"],
  render: (args) => (
    <Cluster gap="s">
      <Button {...args}>black</Button>
      <Button {...args} variant="surface">
        white
      </Button>
      <Button {...args} variant="outline">
        transparent
      </Button>
      <Button {...args} variant="soft">
        lightGrey
      </Button>
      {variantsOf(button, "tone")
        .filter((tone) => tone !== "neutral")
        .map((tone) => (
          <Button {...args} key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
    </Cluster>
  ),
  play: async ({ canvas, globals }) => {
    if (!showsLightCirclet(globals)) return;
    const withWhiteText = new Set(["black", "grey", "orange"]);
    for (const button of canvas.getAllByRole("button")) {
      const isWhite = withWhiteText.has(button.textContent);
      await expect(getComputedStyle(button).color).toBe(isWhite ? "rgb(253, 252, 250)" : "rgb(27, 24, 23)");
    }
  },
};

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <CartIcon size="medium" />
        add to bag
      </>
    ),
  },
};

/** A disabled button stays readable. */
export const Disabled: Story = {
  tags: ["state:disabled"],
  args: { children: "Sold out", disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sold out" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** While loading, clicks do nothing and the button keeps focus. */
export const Loading: Story = {
  tags: ["state:loading", "read-aloud"],
  args: { children: "Adding...", loading: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    const button = canvas.getByRole("button", { name: "Adding..." });
    await expect(button).toHaveAttribute("aria-busy", "true");
    if (showsLightCirclet(globals)) await expect(getComputedStyle(button).color).toBe("rgb(253, 252, 250)");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A link with the button's styles remains a link. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#shop">Shop new in</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Shop new in" });
    await expect(link).toHaveAttribute("href", "#shop");
    await expect(link).not.toHaveAttribute("type");
    await expect(link).toHaveAttribute("data-component", "button");
  },
};

export const FullWidth: Story = { args: { fullWidth: true, size: "large" } };

/** Long text wraps, and the button grows. */
export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    children: "Tell me as soon as another one of these comes back in my size and color",
    size: "large",
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
  args: { children: "أضف إلى الحقيبة", lang: "ar" },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  render: (args) => (
    <Stack align="start">
      <Button {...args}>First</Button>
      <Button {...args} variant="surface">
        Second
      </Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const second = canvas.getByRole("button", { name: "Second" });
    await expect(second).toHaveFocus();
    await expect(getComputedStyle(second).outlineStyle).toBe("solid");
  },
};
