import * as v from "valibot";

const ip = v.pipe(v.string(), v.ip());

/** An address with a port: "203.0.113.7:5678", "[2001:db8::6]:443". */
const withPort = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/;

/** The last address of X-Forwarded-For, which the proxy appended, perhaps with a port. Undefined for "unknown". */
export function forwardedAddress(header: string): string | undefined {
  const last = header.split(",").at(-1)?.trim() ?? "";
  const [, inBrackets, plain] = withPort.exec(last) ?? [];
  return [last, inBrackets, plain].find((address) => v.is(ip, address));
}
