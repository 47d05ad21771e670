import { expect, test } from "vitest";
import { BegunSignIns, visitingNetwork } from "./begun-sign-ins.ts";

const now = 1_700_000_000;
const begin = (signIns: BegunSignIns, network: string, id: string) =>
  visitingNetwork.run(network, () => signIns.add(id, { returnTo: "x".repeat(80) }, now + 60));
const known = (signIns: BegunSignIns, ids: readonly string[]) =>
  ids.filter((id) => signIns.find(id, now) !== undefined);

test("a sign-in is known until it expires or is removed", () => {
  const signIns = new BegunSignIns();
  for (const id of ["a", "b"]) begin(signIns, "203.0.113.7", id);
  expect(signIns.find("a", now + 59)).toEqual({ returnTo: "x".repeat(80) });
  expect(signIns.find("a", now + 60)).toBeUndefined();
  signIns.remove("a");
  expect(known(signIns, ["a", "b"])).toEqual(["b"]);
});

test("if there are too many sign-ins, the network that has begun most loses its oldest", () => {
  const signIns = new BegunSignIns(1000);
  begin(signIns, "198.51.100.1", "other");
  const flood = Array.from({ length: 1000 }, (_, at) => `flood-${at}`);
  for (const id of flood) begin(signIns, "203.0.113.7", id);
  expect(known(signIns, ["other", ...flood])).toEqual(["other", ...flood.slice(-9)]);
});

test("networks beyond number leave a bounded memory", () => {
  const signIns = new BegunSignIns(1000);
  const ids = Array.from({ length: 1000 }, (_, at) => `id-${at}`);
  for (const id of ids) begin(signIns, `network of ${id}`, id);
  expect(known(signIns, ids)).toHaveLength(10);
});
