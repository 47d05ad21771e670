import { configure } from "storybook/test";
import { server, userEvent } from "vitest/browser";
import { keyboard } from "../design-system/src/stories/keyboard.ts";

keyboard.tab = (options) => userEvent.tab(options);

// Firefox and WebKitGTK draw without a graphics card, so what takes milliseconds in Chromium may take seconds there.
if (server.browser !== "chromium") configure({ asyncUtilTimeout: 10_000 });
