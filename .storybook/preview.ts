import "@circlet/design-system/styles/tokens";
import "@circlet/design-system/styles/reset";
import { breakpoints } from "@circlet/design-system/breakpoints";
import type { Preview } from "@storybook/react-vite";
import { toolbarDecorator } from "../design-system/src/stories/toolbar-decorator.tsx";
import { accessibilityRules } from "./accessibility.ts";
import { controlsFromTypes } from "./docs/prop-controls.ts";
import { exampleOf } from "./docs/component-docs.ts";
import { ComponentPage } from "./docs/ComponentPage.tsx";
import { DocsFrame } from "./docs/DocsFrame.tsx";
import {
  brandItems,
  colorItems,
  directionItems,
  givenGlobals,
  schemeItems,
  textItems,
  translationItems,
  wordItems,
} from "./toolbar.ts";

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [toolbarDecorator],
  argTypesEnhancers: [controlsFromTypes],
  globalTypes: {
    brand: {
      description: "Brand",
      toolbar: { icon: "paintbrush", items: brandItems, dynamicTitle: true },
    },
    scheme: {
      description: "Color scheme",
      toolbar: { icon: "mirror", items: schemeItems, dynamicTitle: true },
    },
    direction: {
      description: "Direction of the text",
      toolbar: { icon: "transfer", items: directionItems, dynamicTitle: true },
    },
    text: {
      description: "Size of the text",
      toolbar: { icon: "paragraph", items: textItems, dynamicTitle: true },
    },
    words: {
      description: "Language of the labels",
      toolbar: { icon: "globe", items: wordItems, dynamicTitle: true },
    },
    colors: {
      description: "Forced colors",
      toolbar: { icon: "contrast", items: colorItems, dynamicTitle: true },
    },
    translation: {
      description: "Translation by the browser, which replaces texts; its words stay",
      toolbar: { icon: "comment", items: translationItems, dynamicTitle: true },
    },
  },
  initialGlobals: {
    brand: "circlet",
    scheme: "light",
    direction: "ltr",
    text: "normal",
    words: "en",
    colors: "own",
    translation: "none",
    ...givenGlobals(import.meta.env["STORYBOOK_GLOBALS"]),
  },
  parameters: {
    layout: "padded",
    viewport: {
      options: {
        small: viewport("Small phone, 320", 320, 640),
        phone: viewport("Phone, 390", 390, 844),
        tablet: viewport(`Tablet, ${breakpoints.desktop}`, breakpoints.desktop, 1024),
        desktop: viewport("Desktop, 1280", 1280, 900),
      },
    },
    a11y: {
      // A violation fails the story's test.
      test: "error",
      options: accessibilityRules,
    },
    // For teams that use Chromatic: the same widths as the local screenshots.
    chromatic: {
      modes: {
        phone: { viewport: "phone" },
        tablet: { viewport: "tablet" },
        desktop: { viewport: "desktop" },
        dark: { viewport: "desktop", scheme: "dark" },
      },
    },
    docs: {
      container: DocsFrame,
      page: ComponentPage,
      toc: { headingSelector: "h2, h3" },
      source: { transform: exampleOf },
      // Docs press no keys.
      stories: { filter: ({ tags }: { tags: string[] }) => !tags.includes("state:keyboard-focus") },
    },
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      storySort: {
        order: [
          "Introduction",
          "What is new",
          "For brand partners",
          "Theme playground",
          "Getting started",
          "Design tools",
          "Foundations",
          [
            "Color",
            "Palette",
            "Button colors",
            "Dark tones",
            "Type",
            "Space",
            "Layout",
            "Radius",
            "Shadow",
            "Stacking order",
            "Motion",
            "Icons",
            "Content",
          ],
          "States",
          "Pages",
          "Primitives",
          "Components",
          "Patterns",
        ],
      },
    },
  },
};

export default preview;
