import { isLoopbackHost } from "@circlet/service-kit/http/loopback";
import type { MiddlewareHandler } from "hono";
import { SettingError } from "@circlet/service-kit/settings/setting-error";
import type { Settings } from "../settings/settings.ts";
import type { Platform } from "../platform.ts";
import { errorResponse } from "@circlet/service-kit/http/respond";

type Exposure = Pick<Settings, "host" | "publicUrl" | "publicDemo">;

const reason =
  "the local commerce service shows sign-in codes on the page and accepts test cards, so anyone who reaches it could sign in as anyone";

/** Throws a `SettingError` if other machines can reach a service not declared a demo (.github/decisions/0025). */
export function requireDemoConsent(settings: Exposure): void {
  const { host, publicUrl, publicDemo } = settings;
  if (publicDemo) return;
  const mistakes = [
    ...(isLoopbackHost(host) ? [] : [`PLATFORM_HOST=${host}`]),
    ...(publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname)
      ? []
      : [`PLATFORM_PUBLIC_URL=${publicUrl}`]),
  ];
  if (mistakes.length === 0) return;
  throw new SettingError(`CIRCLET_PUBLIC_DEMO must be on to use ${mistakes.join(" and ")}: ${reason}`);
}

/** Refuses requests through an unmentioned tunnel or proxy, unless it writes this machine's name into `Host`. */
export function demoOnly({ settings }: Pick<Platform, "settings">): MiddlewareHandler {
  return async ({ req }, next) => {
    if (settings.publicDemo || isLoopbackHost(hostOf(req.header("host")))) return next();
    return errorResponse(
      403,
      "FORBIDDEN",
      "This test shop only answers on its own machine. Set CIRCLET_PUBLIC_DEMO=on if it is a public demo.",
    );
  };
}

function hostOf(header = ""): string {
  return URL.parse(`http://${header}`)?.hostname ?? "";
}
