import { once } from "node:events";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { createECDH } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { openPushService, TestDevice } from "./push-service.fixture.ts";
import { pushTransport } from "./push-transport.ts";

const curve = createECDH("prime256v1");
const keys = { publicKey: curve.generateKeys("base64url"), privateKey: curve.getPrivateKey("base64url") };
const transportOf = (isLocalShop: boolean) => {
  const sender = { keys: async () => keys, contact: "mailto:ada@shop.example", isLocalShop };
  return pushTransport(sender);
};
const local = transportOf(true);
const content = { payload: '{"title":"Wrap dress – 1 new match"}', seconds: 60, topic: "abc" };

let service: Awaited<ReturnType<typeof openPushService>>;
beforeAll(async () => {
  service = await openPushService();
});
beforeEach(() => service.respondWith(() => ({ status: 201 })));
afterAll(() => {
  service.close();
  local.close();
});

test("the tests open messages as RFC 8291 does", () => {
  const device = new TestDevice("https://push.example/abc", {
    privateKey: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  });
  const message =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
  expect(device.decrypt(Buffer.from(message, "base64url"))).toBe("When I grow up, I want to be a watermelon");
});

test("only the device can read a message, which the shop has signed for its push service", async () => {
  expect(await local.send(service.newDevice("ada"), content)).toEqual({ kind: "sent" });
  expect(service.received.at(-1)).toMatchObject({
    path: "/ada",
    text: content.payload,
    ttl: 60,
    topic: "abc",
    claims: { aud: service.url, sub: "mailto:ada@shop.example" },
  });
  const stranger = new TestDevice(`${service.url}/ada`);
  expect(await local.send(stranger, content)).toEqual({ kind: "refused", status: 400 });
});

test.each([
  [{ status: 200 }, { kind: "sent" }],
  [{ status: 404 }, { kind: "gone" }],
  [{ status: 410 }, { kind: "gone" }],
  [{ status: 403 }, { kind: "refused", status: 403 }],
  [{ status: 307 }, { kind: "refused", status: 307 }],
  [
    { status: 429, retryAfter: "120" },
    { kind: "busy", status: 429, wait: 120_000 },
  ],
  [
    { status: 429, retryAfter: "999999999" },
    { kind: "busy", status: 429, wait: 3_600_000 },
  ],
  [
    { status: 503, retryAfter: "soon" },
    { kind: "busy", status: 503, wait: 0 },
  ],
  [
    { status: 503, retryAfter: new Date(0).toUTCString() },
    { kind: "busy", status: 503, wait: 0 },
  ],
])("the response %j of a push service is understood", async (response, outcome) => {
  service.respondWith(() => response);
  expect(await local.send(service.newDevice("ada"), content)).toEqual(outcome);
});

test("a push service that accepts connections and says nothing is busy", { timeout: 15_000 }, async () => {
  const silent = createTcpServer().listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const device = new TestDevice(`http://127.0.0.1:${port}/ada`);
  expect(await local.send(device, content)).toEqual({ kind: "busy", status: null, wait: 0 });
});

test("a name that leads to this machine gets nothing", async () => {
  const hosted = transportOf(false);
  let connections = 0;
  const target = createTcpServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, "localhost");
  onTestFinished(() => {
    hosted.close();
    target.close();
  });
  await once(target, "listening");
  const { port } = target.address() as AddressInfo;
  const device = new TestDevice(`https://localhost:${port}/ada`);
  expect(await hosted.send(device, content)).toEqual({ kind: "busy", status: null, wait: 0 });
  expect(connections).toBe(0);
});
