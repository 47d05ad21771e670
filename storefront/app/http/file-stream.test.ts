import { expect, test } from "vitest";
import { ServiceFailure } from "./service-failure";
import { fileStream } from "./file-stream";

async function* pieces(log: string[], failsAt = Infinity) {
  try {
    for (const piece of [1, 2, 3]) {
      if (piece === failsAt) throw new ServiceFailure("ProductDetails", new Error("down"));
      log.push(`made ${piece}`);
      yield String(piece);
    }
  } finally {
    log.push("ended");
  }
}

test("a file is sent piece by piece, as fast as it is read", async () => {
  const log: string[] = [];
  const stream = await fileStream(pieces(log));
  expect(log).toEqual(["made 1"]);
  expect(await new Response(stream).text()).toBe("123");
});

test("a file whose beginning cannot be loaded is unavailable", async () => {
  await expect(fileStream(pieces([], 1))).rejects.toMatchObject({ init: { status: 503 } });
});

test("a file breaks off when a later piece cannot be loaded", async () => {
  await expect(new Response(await fileStream(pieces([], 3))).text()).rejects.toThrow("down");
});

test("a file loads nothing more when nobody reads it any further", async () => {
  const log: string[] = [];
  const reader = (await fileStream(pieces(log))).getReader();
  await reader.read();
  await reader.cancel();
  expect(log).toContain("ended");
  expect(log).not.toContain("made 3");
});
