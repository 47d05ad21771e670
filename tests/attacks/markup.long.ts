import { test } from "vitest";
import { markupPayloads } from "./markup-payloads.ts";
import { expectAllRefused } from "./markup-run.ts";

test("150 payloads through every way in stay text", () => expectAllRefused(markupPayloads));
