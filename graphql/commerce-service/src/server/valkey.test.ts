import { join } from "node:path";
import { temporaryFolder } from "@circlet/service-kit/temporary-folder.fixture";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { valkeyProgram, ValkeyServer } from "../../../service-kit/rate-limits/valkey-server.fixture.ts";
import { platformLimits, type PlatformLimits } from "../shared/platform-limits.ts";

/** Rate limits that several processes share in Valkey or Redis. */

const client = "203.0.113.7";
/** The limit of newsletter sign-ups per network. */
const most = 30;
/** Milliseconds, generous for a busy machine: waiting for the Valkey server would take much longer. */
const soon = 5_000;

function limitsAt(url: string) {
  const events: string[] = [];
  const limits = platformLimits(url, (event) => events.push(event));
  onTestFinished(() => limits.close());
  return { limits, connections: () => events.filter((event) => event === "rate limits shared").length };
}

async function allowed(processes: readonly PlatformLimits[], requests: number): Promise<number> {
  let count = 0;
  for (let request = 0; request < requests; request += 1) {
    const limits = processes[request % processes.length];
    if ((await limits?.take("newsletter", client)) === undefined) count += 1;
  }
  return count;
}

const patient = { timeout: 20_000 };

describe.skipIf(valkeyProgram === undefined)(
  "with a Valkey or Redis server (skipped if none is installed)",
  () => {
    async function shared() {
      const server = await ValkeyServer.start();
      onTestFinished(() => server.stop());
      const both = [limitsAt(server.url), limitsAt(server.url)] as const;
      const connected = (times: number) =>
        vi.waitFor(() => {
          for (const { connections } of both) expect(connections()).toBe(times);
        }, patient);
      await connected(1);
      return { server, connected, processes: [both[0].limits, both[1].limits] as const };
    }

    test("two processes share their counts", async () => {
      const { processes } = await shared();
      expect(await allowed(processes, 2 * most)).toBe(most);
      expect(await processes[0].take("newsletter", "203.0.113.8")).toBeUndefined();
    });

    test("a point that one process gives back is free for the other", async () => {
      const { processes } = await shared();
      const [one, other] = processes;
      expect(await allowed([one], most + 1)).toBe(most);
      await one.giveBack("newsletter", client);
      await one.giveBack("newsletter", client);
      expect(await allowed([other], 2)).toBe(1);
    });

    test.each([
      ["ended", "SIGKILL"],
      ["hangs", "SIGSTOP"],
    ] as const)("each counts alone, without waiting, when the server %s", async (_what, signal) => {
      const { processes, server } = await shared();
      server.signal(signal);
      const started = performance.now();
      for (const limits of processes) expect(await allowed([limits], most + 5)).toBe(most);
      expect(performance.now() - started).toBeLessThan(soon);
    });

    test("processes share their counts again when the server is back", async () => {
      const { processes, server, connected } = await shared();
      await server.kill();
      expect(await processes[0].take("newsletter", client)).toBeUndefined();
      await server.restart();
      await connected(2);
      expect(await allowed(processes, 2 * most)).toBe(most);
    });
  },
);

test("a process without a Valkey server counts alone, and nobody waits", async () => {
  const { limits } = limitsAt(join(temporaryFolder(), "valkey.sock"));
  const started = performance.now();
  expect(await allowed([limits], most + 5)).toBe(most);
  expect(performance.now() - started).toBeLessThan(soon);
});
