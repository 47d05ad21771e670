import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { freePort } from "./port.ts";
import { RunningCommand } from "./running-command.fixture.ts";

const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** Prints its process id when it listens, and its name when it receives SIGTERM. */
const program = `
  const [name, port] = process.argv.slice(1);
  const server = require("node:http").createServer((_, response) => response.end());
  server.listen(port, "127.0.0.1", () => console.log(name + " is process " + process.pid + "."));
`;
const obeys = `process.on("SIGTERM", () => { console.log(name + " stops."); process.exit(); });`;
const refusesToStop = `process.on("SIGTERM", () => console.log(name + " does not stop."));`;

let supervisor: RunningCommand | undefined;
afterEach(() => supervisor?.child.kill("SIGKILL"));

/** Runs services with that code, named "a" and "b", and prints "ready". */
async function runServices(...codes: readonly string[]) {
  const services = await Promise.all(
    codes.map(async (code, index) => {
      const port = await freePort({ port: 0, host: "127.0.0.1", portSetting: "PORT" });
      const name = "ab".charAt(index);
      return { name, command: ["node", "-e", code, name, String(port)], health: `http://127.0.0.1:${port}` };
    }),
  );
  const script = `
    import { runServices } from ${module("services.ts")};
    import { abortOnSignal } from ${module("stopping.ts")};
    const services = ${JSON.stringify(services)}.map((service) => ({ ...service, health: new URL(service.health) }));
    await runServices(services, () => console.log("ready"), abortOnSignal());
    console.log("stopped");
  `;
  supervisor = new RunningCommand("node", ["--input-type=module", "--eval", script]);
  return { supervisor, addresses: services.map(({ health }) => health) };
}

/** Whether the port is free again. */
async function expectGone(addresses: readonly string[]): Promise<void> {
  const isGone = (address: string) =>
    fetch(address).then(
      () => false,
      () => true,
    );
  await vi.waitFor(async () => {
    expect(await Promise.all(addresses.map(isGone))).toEqual(addresses.map(() => true));
  }, 10_000);
}

test("fails when a service ends before it is ready, and stops the others", async () => {
  const { supervisor, addresses } = await runServices(program + obeys, "process.exitCode = 3");
  expect(await supervisor.exited).toBe(1);
  expect(supervisor.output).toContain("The b could not start");
  await expectGone(addresses);
});

test("stops the services in reverse order", async () => {
  const { supervisor } = await runServices(program + obeys, program + obeys);
  await supervisor.prints(/ready/);
  supervisor.child.kill("SIGINT");
  expect(await supervisor.exited).toBe(0);
  expect(supervisor.output).toMatch(/b stops\.\s+a stops\.\s+stopped/);
});

test("stops while a service is still starting", async () => {
  const { supervisor } = await runServices(`console.log("starting"); setInterval(() => {}, 1000);`);
  await supervisor.prints(/starting/);
  supervisor.child.kill("SIGTERM");
  expect(await supervisor.exited).toBe(0);
  expect(supervisor.output).not.toContain("ready");
});

test("ends at once on a second Ctrl-C, and the services with it", async () => {
  const { supervisor, addresses } = await runServices(program + refusesToStop);
  await supervisor.prints(/ready/);
  supervisor.child.kill("SIGINT");
  await supervisor.prints(/Press Ctrl-C again to stop at once/);
  supervisor.child.kill("SIGINT");
  expect(await supervisor.exited).toBe(1);
  await expectGone(addresses);
});

test("restarts a service that dies, and says so", async () => {
  const { supervisor } = await runServices(program);
  const [, pid] = await supervisor.prints(/process (\d+)\.[^]*ready/);
  process.kill(Number(pid), "SIGKILL");
  await supervisor.prints(/The a ended \(SIGKILL\)\. Restarting it in 0\.5 s\.[^]*a is process/);
  supervisor.child.kill("SIGINT");
  expect(await supervisor.exited).toBe(0);
});

test("leaves no service behind when it is killed", async () => {
  const { supervisor, addresses } = await runServices(program, program);
  await supervisor.prints(/ready/);
  supervisor.child.kill("SIGKILL");
  await expectGone(addresses);
});
