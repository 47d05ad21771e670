import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Link } from "../../../components/Link/Link.tsx";
import { Stack } from "../../../primitives/Stack/Stack.tsx";
import { swatchHex } from "../../../stories/products.ts";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import { ColorSwatches, type ColorOption } from "./ColorSwatches.tsx";
import { SizeSwatches } from "./SizeSwatches.tsx";
import { labels } from "../../../stories/labels.ts";

const { Brown, Black, Pink } = swatchHex;
const colors: readonly ColorOption[] = [
  { value: "brown", label: "Brown", hex: Brown },
  { value: "black", label: "Black", hex: Black },
  { value: "pink", label: "Pink", hex: Pink, unavailable: true },
  { value: "mauve", label: "Mauve mist", hex: null },
];
const sizes = ["XS", "S", "M", "L", "XL"].map((size) => ({
  value: size,
  label: size,
  unavailable: size === "XS" || size === "XL",
  ...(size === "XL" && { name: "XL, not in this color" }),
}));

const meta = {
  title: "Patterns/Swatches",
  component: ColorSwatches,
  parameters: { sources: ["ColorSwatches.tsx", "SizeSwatches.tsx"] },
  decorators: [mockNavigation],
  args: { options: colors, value: "brown", onValueChange: fn() },
  render: function Choose({ onValueChange, ...args }) {
    const [value, setValue] = useState(args.value);
    function choose(next: string): void {
      setValue(next);
      onValueChange?.(next);
    }
    return (
      <div style={{ maxInlineSize: 384 }}>
        <ColorSwatches {...args} value={value} onValueChange={choose} />
      </div>
    );
  },
} satisfies Meta<typeof ColorSwatches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The group is one tab stop, and arrow keys move through the colors. */
export const Colors: Story = {
  tags: ["state:keyboard-focus", "every-theme", "read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Brown" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("black");
    await expect(canvas.getByRole("radio", { name: "Black" })).toBeChecked();
    await expect(
      canvas.getByRole("radiogroup", { name: new RegExp(`^${labels().swatch.color}`) }),
    ).toHaveTextContent("Black");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: "Brown", checked: true })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("radio", { name: "Brown" })).toHaveFocus();
  },
};

/** No variant has this color in the selected size. It is crossed out but can be selected. */
export const ColorNotInThisSize: Story = {
  tags: ["state:sold-out"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: labels().swatch.unavailableColor("Pink") }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("pink");
  },
};

/** A product with one variant offers no choice. */
export const OneVariant: Story = {
  tags: ["state:one", "state:disabled"],
  args: { fixed: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radio", { name: "Black" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: "Brown" }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Sizes: Story = {
  render: ({ onValueChange }) => (
    <div style={{ maxInlineSize: 384 }}>
      <SizeSwatches
        options={sizes}
        value="M"
        onValueChange={(size) => onValueChange?.(size)}
        aside={
          <Link href="#chart" standalone>
            Size Chart
          </Link>
        }
      />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole("radio", { name: labels().swatch.unavailableSize("XS") }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole("radio", { name: "XL, not in this color" })).toBeEnabled();
    await userEvent.click(canvas.getByRole("radio", { name: "L" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("L");
    await expect(canvas.getByRole("link", { name: "Size Chart" })).toBeVisible();
  },
};

/** Each option links to the page with it selected, so it works without JavaScript. */
export const Links: Story = {
  render: () => (
    <Stack gap="l" style={{ maxInlineSize: 384 }}>
      <ColorSwatches
        options={colors.map((color) => ({ ...color, href: `?color=${color.value}` }))}
        value="brown"
      />
      <SizeSwatches
        options={sizes.map((size) => ({
          ...size,
          href: `?size=${size.value}`,
          disabled: size.value === "XL",
        }))}
        value="M"
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Black" }));
    await expect(followed).toHaveBeenLastCalledWith("?color=black");
    await expect(canvas.getByRole("link", { name: "M" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.queryByRole("link", { name: /^XL/ })).toBeNull();
  },
};

export const ManyLongSizes: Story = {
  tags: ["state:long-words", "state:many"],
  render: () => (
    <div style={{ maxInlineSize: 384 }}>
      <SizeSwatches
        heading="Size (US)"
        options={["One size fits most", "5", "5.5", "6", "6.5", "7", "7.5", "8", "10 wide"].map((size) => ({
          value: size,
          label: size,
        }))}
        value="7"
        fixed
      />
    </div>
  ),
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};
