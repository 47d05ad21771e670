import { defineConfig } from "vitest/config";
import { storyBrowser } from "../tests/browser/story-browser.ts";
import { storyTests } from "./story-tests.ts";

export default defineConfig(storyTests(await storyBrowser()));
