import { describeFinding, diagnoseShop } from "../../storefront/server/doctor/diagnose.ts";
import { readSettings } from "../../storefront/server/settings/settings.ts";

/** `pnpm run doctor`: checks the storefront's settings against its store, before `start`. */
export default async function doctor(): Promise<void> {
  const settings = readSettings();
  if (!process.env["STOREFRONT_API_URL"]) {
    console.log(
      "No store is set. Set STOREFRONT_API_URL. Without it, `npx pnpm start` runs the local commerce service.",
    );
    process.exitCode = 1;
    return;
  }
  const findings = await diagnoseShop(settings);
  for (const finding of findings) console.log(describeFinding(finding));
  const count = (state: string) => findings.filter((finding) => finding.state === state).length;
  const [broken, missing] = [count("broken"), count("missing")];
  console.log(
    broken > 0
      ? "\nThe shop cannot run like this."
      : `\nThe shop can run. ${missing === 0 ? "Nothing is missing." : `It works without ${missing} of ${findings.length} features.`}`,
  );
  if (broken > 0) process.exitCode = 1;
}
