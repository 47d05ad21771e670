import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { themeInQuery } from "./share-link.ts";
import { ThemePlayground } from "./ThemePlayground.tsx";

const meta = {
  title: "Theme playground",
  component: ThemePlayground,
  tags: ["!manifest", "!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta<typeof ThemePlayground>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    pages: [
      { title: "Home", story: "pages-home--default" },
      { title: "Listing", story: "pages-listing--default" },
      { title: "Product", story: "pages-product--default" },
      { title: "Cart", story: "pages-cart--default" },
    ],
  },
};

/** A pale color is reported, its nearest tone passes, and the token file and link are updated. */
export const CorrectsAColor: Story = {
  tags: ["!dev"],
  args: { pages: [] },
  play: async ({ canvas, userEvent }) => {
    const [contrast] = canvas.getAllByRole("status");
    await expect(contrast).toHaveTextContent("All text is readable, in light and dark.");
    const color = canvas.getByRole("textbox", { name: "textGrey" });
    await userEvent.clear(color);
    await expect(color).toHaveAccessibleDescription(/Enter a color such as #0f5f6b/);
    await userEvent.type(color, "#c0c0c0");
    await expect(contrast).toHaveTextContent("Hard to read: textGrey.");
    await expect(canvas.queryByRole("link", { name: "Download yours.css" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Use #[0-9a-f]{6} for textGrey$/ }));
    await waitFor(() => expect(contrast).toHaveTextContent("All text is readable"));
    await expect(canvas.getByRole("heading", { name: "Contrast" })).toHaveFocus();
    const tone = (color as HTMLInputElement).value;
    await expect(canvas.getByRole("link", { name: "Download yours.json" })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent(tone)),
    );
    await expect(canvas.getByRole("link", { name: "Download yours.css" })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent(`--circlet-palette-text-grey: ${tone};`)),
    );
    const link = canvas.getByRole<HTMLInputElement>("textbox", { name: "Link to this theme" }).value;
    await expect(themeInQuery(new URL(link).search).draft.palette["textGrey"]).toBe(tone);
    await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
    await expect(color).toHaveValue("#655d56");
  },
};
