import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isLoopbackHost } from "@circlet/service-kit/http/loopback";
import ipaddr from "ipaddr.js";

/** Whether a URL's host may be on the internet. A name may still lead to an address of this network: see `lookUpPublic`. */
export function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  if (ipaddr.isValid(address)) return isPublicAddress(address);
  return !isLoopbackHost(hostname) && /\.[a-z][a-z\d-]*$/i.test(hostname) && !localName.test(hostname);
}

/** Names that no public name server knows. */
const localName = /\.(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/i;

function isPublicAddress(address: string): boolean {
  return ipaddr.process(address).range() === "unicast";
}

/** Looks a host's addresses up as Node does, and fails for a host that has none on the internet. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (!first) callback(error ?? new Error("The host is not on the internet"), "", 0);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
