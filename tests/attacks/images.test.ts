import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Program } from "../../.tasks/program.ts";
import { serveStorefront } from "../programs.ts";
import { printFigures, reportsPauses, startHarm } from "./harm.ts";
import { type ImageAttack, imageWays } from "./image-ways.ts";

/** Images that are requested at once. */
const atOnce = 40;

/** Megabytes that the storefront may grow, and milliseconds that another visitor may wait. */
const mostGrowth = 50;
const longestWait = 1000;

let attackers: ChildProcess;
let storefront: Program;
let port: number;

beforeAll(async () => {
  attackers = fork(fileURLToPath(new URL("./image-attackers.ts", import.meta.url)), { execArgv: [] });
  const [origin] = await once(attackers, "message");
  storefront = serveStorefront(`http://${origin}`, reportsPauses);
  port = Number(new URL(await storefront.url()).port);
  // The first time, code is compiled and the heap grows. Images with a length are never whole in memory.
  await requestImages("with its length", atOnce);
}, 60_000);

afterAll(async () => {
  await storefront.stop();
  attackers.kill();
});

async function requestImages(how: string, times: number): Promise<void> {
  attackers.send({ port, how, times } satisfies ImageAttack);
  await once(attackers, "message");
}

test.each(Object.keys(imageWays))(
  `${atOnce} large images at once, each %s, take little memory`,
  async (how) => {
    const measuring = startHarm([{ name: "storefront", port, visited: "/offline", program: storefront }]);
    await requestImages(how, atOnce);
    const harm = await measuring.stop();
    printFigures(`Images, ${atOnce} at once ${how}`, harm);
    for (const { growth } of harm.servers) expect(growth).toBeLessThan(mostGrowth);
    expect(harm.waits.p99).toBeLessThan(longestWait);
  },
  60_000,
);
