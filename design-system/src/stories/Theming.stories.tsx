import "@fontsource/noto-sans-arabic/arabic-400.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../components/Badge/Badge.tsx";
import { Button } from "../components/Button/Button.tsx";
import { Field } from "../components/Field/Field.tsx";
import { Input } from "../components/Input/Input.tsx";
import { ProductCard } from "../patterns/catalog/ProductCard/ProductCard.tsx";
import { Cluster } from "../primitives/Cluster/Cluster.tsx";
import { Heading } from "../primitives/Heading/Heading.tsx";
import { Text } from "../primitives/Text/Text.tsx";
import { brands } from "../theme/generated/brands.ts";
import "./plain-css-theme.css";
import { storyProducts } from "./products.ts";
import * as css from "./Theming.css.ts";

const meta = { title: "Foundations/Theming", tags: ["!manifest"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that a theme can change. */
const Sample = ({ title }: { title: string }) => (
  <div className={css.sample}>
    <Heading level={2}>{title}</Heading>
    <Text tone="muted">Every item is checked by hand and graded before it goes on the site.</Text>
    <Cluster gap="s">
      <Button>Add to bag</Button>
      <Button variant="outline">Size chart</Button>
      <Badge tone="sale">61% off</Badge>
    </Cluster>
    <Field label="Email">
      <Input type="email" defaultValue="ada@circlet.example" />
    </Field>
    <div className={css.card}>
      <ProductCard {...storyProducts[0]!} />
    </div>
  </div>
);

const colorOf = (element: Element, property: "color" | "backgroundColor"): string =>
  getComputedStyle(element)[property];

/** A partner's own stylesheet sets `--circlet-…` variables for its `data-brand`. */
export const PlainCss: Story = {
  render: () => (
    <section data-brand="marigold">
      <Sample title="Marigold, in plain CSS" />
    </section>
  ),
  play: async ({ canvas, globals }) => {
    await expect(getComputedStyle(canvas.getByRole("heading", { level: 2 })).fontFamily).toContain(
      "Partner Display",
    );
    if (globals["colors"] === "forced") return;
    const button = canvas.getByRole("button", { name: "Add to bag" });
    // Colors by role follow the new palette.
    await expect(colorOf(button, "backgroundColor")).toBe("rgb(31, 26, 51)");
  },
};

/** Several brands on one page, each set on its own element. */
export const BrandsSideBySide: Story = {
  render: () => (
    <div className={css.sideBySide}>
      {Object.keys(brands).map((name) => (
        <section key={name} data-brand={name}>
          <Sample title={name} />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    if (globals["colors"] === "forced") return;
    const grounds = canvas
      .getAllByRole("button", { name: "Add to bag" })
      .map((button) => colorOf(button, "backgroundColor"));
    await expect(new Set(grounds).size).toBe(Object.keys(brands).length);
  },
};

/** Any element can change the scheme. */
export const SchemesSideBySide: Story = {
  render: () => (
    <div className={css.sideBySide}>
      <section data-scheme="light">
        <Sample title="Light" />
      </section>
      <section data-scheme="dark">
        <Sample title="Dark" />
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = canvas.getAllByRole("heading", { level: 2 });
    await expect(colorOf(light!, "color")).not.toBe(colorOf(dark!, "color"));
  },
};

/** The same components in right-to-left, with a font for the heading's words. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  render: () => (
    <div style={{ "--circlet-font-display": "'Noto Sans Arabic', sans-serif" } as object}>
      <Sample title="قطع عادت إلى الدائرة" />
    </div>
  ),
  play: async () => {
    await expect(await document.fonts.load("1em 'Noto Sans Arabic'", "ع")).toHaveLength(1);
  },
};

/** Follows the system's color scheme. */
export const AsTheSystemSays: Story = {
  globals: { scheme: "auto" },
  render: () => <Sample title="Light or dark" />,
};
