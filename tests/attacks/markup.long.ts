import { test } from "vitest";
import { markupPayloads } from "./markup-payloads.ts";
import { expectAllRefused } from "./markup-run.ts";

test("150 payloads stay text at every entry point", () => expectAllRefused(markupPayloads));
