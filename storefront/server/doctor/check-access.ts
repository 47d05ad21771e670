import type { Settings } from "../settings/settings.ts";
import { type Finding, ok } from "./finding.ts";
import { listAt, type Query } from "../store-api.ts";

/** Checks the Storefront API's URL, token and version. */
export async function checkAccess(settings: Settings, query: Query): Promise<Finding> {
  const { apiUrl, apiVersion } = settings;
  const { status, data } = await query("{ shop { name } publicApiVersions { handle supported } }");
  const broken = (what: string, where: string): Finding => ({ state: "broken", what, where });
  if (status === 0) return broken(`Nothing answers at ${apiUrl}.`, "STOREFRONT_API_URL");
  if (status === 401 || status === 403) {
    return broken(
      "The store rejects the token.",
      "STOREFRONT_API_TOKEN; admin → Headless → Storefront API → public access token",
    );
  }
  if (status === 404) {
    return broken(
      `${apiUrl} does not serve the Storefront API ${apiVersion}.`,
      "STOREFRONT_API_URL and STOREFRONT_API_VERSION",
    );
  }
  if (!data) return broken(`The store answers ${status} without data.`, "STOREFRONT_API_URL");
  const supported = listAt(data, "publicApiVersions").filter((version) => version["supported"] === true);
  if (supported.length > 0 && !supported.some(({ handle }) => handle === apiVersion)) {
    const handles = supported.map(({ handle }) => handle).join(", ");
    return {
      state: "missing",
      what: `The store no longer supports version ${apiVersion}.`,
      where: `STOREFRONT_API_VERSION; supported: ${handles}`,
      without: "The platform answers with its oldest supported version, which may lack fields.",
    };
  }
  return ok(`Storefront API ${apiVersion} at ${apiUrl}`);
}
