import type { Settings } from "../settings/settings.ts";
import { checkAccess } from "./check-access.ts";
import { checkCatalog } from "./check-catalog.ts";
import { checkContent } from "./check-content.ts";
import { checkImages } from "./check-images.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkServices } from "./check-services.ts";
import { checkSettings } from "./check-settings.ts";
import { checkSignIn } from "./check-sign-in.ts";
import type { Finding } from "./finding.ts";
import { storeApi } from "../store-api.ts";

/** Checks a shop's settings against its services. Never rejects. */
export async function diagnoseShop(settings: Settings): Promise<Finding[]> {
  const query = storeApi(settings);
  const access = await checkAccess(settings, query);
  const catalog =
    access.state === "broken"
      ? []
      : [
          ...(await checkCatalog(settings, query)),
          ...(await checkImages(settings, query)),
          ...(await checkRedirects(settings, query)),
        ];
  const services = [...(await checkSignIn(settings)), ...(await checkServices(settings))];
  return [access, ...catalog, ...checkSettings(settings), ...services, ...checkContent(settings)];
}

const marks = { ok: "✓", missing: "–", broken: "✗" } as const;

/** Formats a finding for the terminal. */
export function describeFinding({ state, what, where, without }: Finding): string {
  const lines = [`${marks[state]} ${what}`];
  if (where) lines.push(`    Set it: ${where}.`);
  if (without) lines.push(`    Without it: ${without}`);
  return lines.join("\n");
}
