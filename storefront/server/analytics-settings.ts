import * as v from "valibot";
import type { AnalyticsSettings } from "../app/lib/events/analytics-settings.ts";
import { isLoopback } from "./loopback.ts";
import { address, type Setting } from "./setting.ts";

/** Settings of the analytics tool that counts visits, once a shopper has allowed it. */
export const analyticsTable = {
  analyticsUrl: {
    name: "STOREFRONT_ANALYTICS_URL",
    schema: v.optional(address),
    expects: "an http(s) address",
    meaning:
      "The analytics tool (GA4). Hosted: https://www.google-analytics.com. Default: the commerce service, which records what it gets.",
  },
  analyticsId: {
    name: "STOREFRONT_ANALYTICS_ID",
    schema: v.optional(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,20}$/))),
    expects: "a measurement id, G- and letters or digits",
    meaning:
      "The tool's measurement id. Without one nothing is sent. Default: a demo id while the address is the default one.",
  },
} as const satisfies Record<string, Setting>;

type Read = {
  readonly [Key in keyof typeof analyticsTable]: v.InferOutput<(typeof analyticsTable)[Key]["schema"]>;
};

/** The id that the local service's collect endpoint takes. */
export const demoId = "G-CIRCLET";

export function analyticsSettings(read: Read, apiUrl: string): AnalyticsSettings {
  const isLocal = read.analyticsUrl === undefined && isLoopback(apiUrl);
  return { url: read.analyticsUrl ?? apiUrl, id: read.analyticsId ?? (isLocal ? demoId : null) };
}
