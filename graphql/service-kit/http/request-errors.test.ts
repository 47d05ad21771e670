import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { collectGarbage } from "../collect-garbage.fixture.ts";
import { serveLocally } from "./local-server.fixture.ts";
import { containErrors } from "./request-errors.ts";

test("a timer that outlasts its request does not keep the response in memory", async () => {
  const responses: WeakRef<ServerResponse>[] = [];
  const url = await serveLocally(
    containErrors((_request, response) => {
      responses.push(new WeakRef(response));
      setTimeout(() => undefined, 60_000).unref();
      response.end("soon");
    }, {}),
  );
  for (let at = 0; at < 10; at++) await (await fetch(url, { headers: { connection: "close" } })).text();
  await collectGarbage();
  expect(responses.filter((response) => response.deref() !== undefined)).toEqual([]);
});
