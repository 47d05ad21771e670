import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import getPort from "get-port";
import { Program } from "./program.ts";

const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** Prints its process id when it listens, and its name when it receives SIGTERM. */
const program = `
  const [name, port] = process.argv.slice(1);
  const server = require("node:http").createServer((_, response) => response.end());
  server.listen(port, "127.0.0.1", () => console.log(name + " is process " + process.pid + "."));
`;
const obeys = `process.on("SIGTERM", () => { console.log(name + " stops."); process.exit(); });`;
const refusesToStop = `process.on("SIGTERM", () => console.log(name + " does not stop."));`;

let supervisor: Program | undefined;
afterEach(() => supervisor?.kill());

async function runServices(...codes: readonly string[]) {
  const services = await Promise.all(
    codes.map(async (code, index) => {
      const port = await getPort();
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
  supervisor = new Program(["--input-type=module", "--eval", script]);
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

test("a service that ends before it is ready stops the others with an error", async () => {
  const { supervisor, addresses } = await runServices(program + obeys, "process.exitCode = 3");
  expect(await supervisor.ended()).toBe(1);
  expect(supervisor.output).toContain("The b could not start");
  await expectGone(addresses);
});

test("Ctrl-C stops the services in reverse order", async () => {
  const { supervisor } = await runServices(program + obeys, program + obeys);
  await supervisor.prints(/ready/);
  supervisor.signal("SIGINT");
  expect(await supervisor.ended()).toBe(0);
  expect(supervisor.output).toMatch(/b stops\.\s+a stops\.\s+stopped/);
});

test("SIGTERM stops a service that is still starting", async () => {
  const { supervisor } = await runServices(`console.log("starting"); setInterval(() => {}, 1000);`);
  await supervisor.prints(/starting/);
  supervisor.signal("SIGTERM");
  expect(await supervisor.ended()).toBe(0);
  expect(supervisor.output).not.toContain("ready");
});

test("a second Ctrl-C ends the command and its services at once", async () => {
  const { supervisor, addresses } = await runServices(program + refusesToStop);
  await supervisor.prints(/ready/);
  supervisor.signal("SIGINT");
  await supervisor.prints(/Press Ctrl-C again to stop at once/);
  supervisor.signal("SIGINT");
  expect(await supervisor.ended()).toBe(1);
  await expectGone(addresses);
});

test("a service that dies is restarted with a message", async () => {
  const { supervisor } = await runServices(program);
  const [, pid] = await supervisor.prints(/process (\d+)\.[^]*ready/);
  process.kill(Number(pid), "SIGKILL");
  await supervisor.prints(/The a ended \(SIGKILL\)\. Restarting it in 0\.5 s\.[^]*a is process/);
  supervisor.signal("SIGINT");
  expect(await supervisor.ended()).toBe(0);
});

test("no service outlives the command, even after kill -9", async () => {
  const { supervisor, addresses } = await runServices(program, program);
  await supervisor.prints(/ready/);
  supervisor.signal("SIGKILL");
  await expectGone(addresses);
});

test("no program of a test outlives its process, even after kill -9", async () => {
  const port = await getPort();
  const script = `
    import { Program } from ${module("program.ts")};
    const started = new Program(["-e", ${JSON.stringify(program)}, "a", "${port}"]);
    await started.prints(/a is process/);
    console.log("ready");
  `;
  supervisor = new Program(["--input-type=module", "--eval", script]);
  await supervisor.prints(/ready/);
  supervisor.signal("SIGKILL");
  await expectGone([`http://127.0.0.1:${port}`]);
});
