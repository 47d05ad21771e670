import { configure } from "storybook/test";
import { userEvent } from "vitest/browser";
import { keyboard } from "../design-system/src/stories/keyboard.ts";

keyboard.tab = (options) => userEvent.tab(options);

// Much longer than any test needs. On a busy machine, or in an engine that draws without a graphics card, what takes
// milliseconds may take seconds.
configure({ asyncUtilTimeout: 10_000 });
