import { addons } from "storybook/manager-api";
import { docsThemes } from "./docs/docs-themes.ts";

addons.setConfig({
  theme: docsThemes.light,
  layoutCustomisations: {
    // The playground has controls of its own, and its previews need the room.
    showPanel: ({ storyId }, isShown) => (storyId === "theme-playground--default" ? false : isShown),
  },
});
