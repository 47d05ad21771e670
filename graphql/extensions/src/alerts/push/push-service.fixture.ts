import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { PushDevice } from "./push-device.ts";

interface ReceivedPush {
  /** The path of the device's endpoint. */
  readonly path: string;
  readonly text: string;
  readonly ttl: number;
  readonly topic: string | undefined;
  /** Of the signed token. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
}

interface PushResponse {
  readonly status: number;
  readonly retryAfter?: string;
}

/** A browser's keys and its endpoint. */
export class TestDevice implements PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly #curve: ECDH = createECDH("prime256v1");

  constructor(endpoint: string, { privateKey, auth }: { privateKey?: string; auth?: string } = {}) {
    this.endpoint = endpoint;
    if (privateKey === undefined) this.#curve.generateKeys();
    else this.#curve.setPrivateKey(privateKey, "base64url");
    this.p256dh = this.#curve.getPublicKey("base64url");
    this.auth = auth ?? randomBytes(16).toString("base64url");
  }

  get input(): PushDevice {
    return { endpoint: this.endpoint, p256dh: this.p256dh, auth: this.auth };
  }

  /** Decrypts a message as a browser does (RFC 8291). Throws if it is for another one. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const derive = (key: Uint8Array, with_: Uint8Array, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync("sha256", key, with_, info, length));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#curve.getPublicKey(), sender]);
    const shared = derive(this.#curve.computeSecret(sender), Buffer.from(this.auth, "base64url"), info, 32);
    const key = derive(shared, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derive(shared, salt, "Content-Encoding: nonce\0", 12);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}

/** A push service on this machine, which checks and opens what it gets. It answers 400 to what a browser could not read. */
export async function openPushService() {
  const devices = new Map<string, TestDevice>();
  const received: ReceivedPush[] = [];
  let respond: (path: string) => PushResponse | Promise<PushResponse> = () => ({ status: 201 });
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const body = await buffer(request);
    try {
      const claims = readVapid(request.headers.authorization ?? "");
      const text = devices.get(path)?.decrypt(body) ?? "";
      const { status, retryAfter } = await respond(path);
      const { ttl, topic } = request.headers;
      if (status < 300)
        received.push({
          path,
          text,
          claims,
          ttl: Number(ttl),
          topic: typeof topic === "string" ? topic : undefined,
        });
      response.writeHead(status, retryAfter === undefined ? {} : { "retry-after": retryAfter }).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    newDevice(name: string): TestDevice {
      const device = new TestDevice(`${url}/${name}`);
      devices.set(`/${name}`, device);
      return device;
    },
    /** Opens what comes for this name with the keys of a device that has another endpoint. */
    addDevice(name: string, device: TestDevice): void {
      devices.set(`/${name}`, device);
    },
    respondWith(answer: typeof respond): void {
      respond = answer;
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Checks the signature of RFC 8292 by the key that comes with it. */
function readVapid(authorization: string): ReceivedPush["claims"] {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({
    key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" },
    format: "jwk",
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("The token is not signed by its key");
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as ReceivedPush["claims"];
}
