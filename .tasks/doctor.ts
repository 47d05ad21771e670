import { describeFinding, diagnose } from "../storefront/server/doctor/diagnose.ts";
import { readSettings } from "../storefront/server/settings/settings.ts";

/** `pnpm run doctor`: checks the storefront's settings against its store, before `start`. */
export default async function doctor(): Promise<void> {
  const findings = await diagnose(readSettings());
  for (const finding of findings) console.log(describeFinding(finding));
  const count = (state: string) => findings.filter((finding) => finding.state === state).length;
  const [broken, missing] = [count("broken"), count("missing")];
  console.log(
    broken > 0
      ? "\nThe shop cannot run like this."
      : `\nThe shop can run. ${missing === 0 ? "Nothing is missing." : `It does without ${missing} of ${findings.length}.`}`,
  );
  if (broken > 0) process.exitCode = 1;
}
