import type { Provider } from "oidc-provider";
import type { Database } from "../../database/database.ts";
import { run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";

/** A sign-in in progress, as the provider stores it. */
export type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** Ends the previous customer's session and all it issued. The provider's own way requires a script. */
export async function switchCustomer(
  db: Database,
  interaction: Interaction,
  accountId: string,
): Promise<void> {
  const before = interaction.session;
  if (!before || before.accountId === accountId) return;
  transaction(db, () => {
    run(
      db,
      "DELETE FROM identity_record WHERE json_extract(payload, '$.sessionUid') = ? AND kind <> 'Session'",
      before.uid,
    );
    run(db, "DELETE FROM identity_record WHERE kind = 'Session' AND uid = ?", before.uid);
  });
  delete interaction.session;
  await interaction.persist();
}
