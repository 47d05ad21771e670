import { test } from "vitest";
import { markupPayloads } from "./markup-payloads.ts";
import { expectAllRefused } from "./send-markup.ts";

test("150 payloads stay text at every entry point", () => expectAllRefused(markupPayloads));
