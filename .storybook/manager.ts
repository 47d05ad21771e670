import { addons } from "storybook/manager-api";
import { docsThemes } from "./docs/docs-themes.ts";

addons.setConfig({ theme: docsThemes.light });
