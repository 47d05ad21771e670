/** The first version whose schema this service has, and the newest. The platform publishes one each quarter. */
const first = { year: 2023, month: 10 };
const newest = "2026-04";

/** The version in development. It is served with the newest schema. */
export const unstableVersion = "unstable";

/** The dated versions of the storefront API, oldest first: "2023-10", "2024-01", …. */
export const datedVersions: readonly string[] = quarters();

const oldestVersion = datedVersions[0] ?? newest;

/**
 * The version that answers a request for `version`: itself, or as on the platform the oldest for one that has expired,
 * and the newest for one that is not out yet. Undefined if no quarter has that name, such as "2023-11".
 */
export function servedVersion(version: string): string | undefined {
  if (version === unstableVersion || datedVersions.includes(version)) return version;
  if (!/^\d{4}-(?:01|04|07|10)$/.test(version)) return undefined;
  return version < oldestVersion ? oldestVersion : newest;
}

export function unknownVersion(version: string): string {
  return `Unknown API version ${version}. Known versions: ${[...datedVersions, unstableVersion].join(", ")}.`;
}

function quarters(): string[] {
  const versions: string[] = [];
  for (let { year, month } = first; versions.at(-1) !== newest; month += 3) {
    if (month > 12) [year, month] = [year + 1, 1];
    versions.push(`${year}-${String(month).padStart(2, "0")}`);
  }
  return versions;
}
