import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const program = fileURLToPath(new URL("errors.fixture.ts", import.meta.url));

let child: ChildProcess;
let output = "";
let url = "";

beforeAll(async () => {
  child = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  url = await vi.waitFor(() => {
    const [, port] = /port (\d+)/.exec(output) ?? [];
    if (!port) throw new Error(`The program did not start: ${output}`);
    return `http://127.0.0.1:${port}`;
  }, 30_000);
});
afterAll(() => void child.kill("SIGKILL"));

/** What came back on a connection of its own. */
function send(request: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(request);
  return text(socket);
}

test.each([
  "/listener/throws",
  "/listener/rejects",
  "/app/middleware",
  "/app/handler",
  "/app/not-an-error",
  "/app/body/0",
  "/app/later/in-a-timer",
  "/app/later/in-an-immediate",
  "/app/later/in-a-tick",
  "/app/later/in-a-promise",
  "/app/later/in-a-stream",
])("an error at %s is a logged 500 of its request, and the process goes on", async (path) => {
  output = "";
  const response = await fetch(url + path);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Something went wrong. Please try again.");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "no-store",
    "x-frame-options": "DENY",
  });
  await vi.waitFor(() => expect(output).toContain("planted"));
  expect(await (await fetch(`${url}/pid`)).text()).toBe(String(child.pid));
});

test("a body that fails is cut off, and its error is not sent", async () => {
  let received = "";
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined).on("data", (chunk) => (received += String(chunk)));
  socket.write("GET /app/body/5 HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise((closed) => socket.once("close", closed));
  expect(received).toContain("HTTP/1.1 200 ");
  expect(received).not.toMatch(/planted|\r\n0\r\n/);
  expect(await (await fetch(`${url}/pid`)).text()).toBe(String(child.pid));
});

test("an error in the middle of a response cuts it off", async () => {
  await expect(fetch(`${url}/listener/half`).then((response) => response.text())).rejects.toThrow();
  expect(await (await fetch(`${url}/pid`)).text()).toBe(String(child.pid));
});

test.each([
  ["1.2.3.4.5", 400],
  ["[::1", 400],
  ["a b", 400],
  ["shop:99999", 400],
  ["shop.example:8080", 200],
  ["[::1]:3000", 200],
])("the host %s gets %i", async (host, status) => {
  const response = await send(`GET /pid HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(response).toContain(`HTTP/1.1 ${status} `);
});

test("an error outside of requests is logged, and ends the process with 1 after its last response", async () => {
  output = "";
  const slow = fetch(`${url}/slow`).then((response) => response.text());
  await fetch(`${url}/outside`, { headers: { connection: "close" } });
  expect(await slow).toBe("whole");
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(output).toMatch(/planted[^]*closing/);
});
