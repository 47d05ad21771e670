import type { Turns } from "../reconciliation.ts";
import type { Valkey } from "./valkey.ts";

const key = "reconciled";
const takeScript = `
local last = redis.call('get', KEYS[1])
if last and tonumber(ARGV[1]) - tonumber(last) < tonumber(ARGV[2]) * 0.9 then return false end
redis.call('set', KEYS[1], ARGV[1], 'px', 86400000)
return last or tostring(tonumber(ARGV[1]) - tonumber(ARGV[2]))`;

/** Lets only one storefront reconcile at a time. While Valkey is unavailable, none does. */
export function valkeyTurns(valkey: Pick<Valkey, "run">): Turns {
  return {
    take: async (now, interval) => {
      const last = await valkey.run(takeScript, [key], [now, interval]);
      return last === null ? undefined : Number(String(last));
    },
    giveBack: async (since) => {
      await valkey.run("return redis.call('set', KEYS[1], ARGV[1], 'px', 86400000)", [key], [since]);
    },
  };
}
