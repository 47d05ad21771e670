import { EmailPreferences, ErrorNotice, ProfileForm, Tabs } from "@circlet/design-system";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePublicSettings } from "~/settings/public-settings";
import * as common from "~/messages/en/common";
import { news } from "~/messages/en/layout";
import * as messages from "~/messages/en/account";
import { shows } from "~/promises/promises";
import { openCustomerService } from "#mockable/features/account/customer-service";
import { SectionSkeleton } from "../SectionSkeleton";
import { useAccountQuery } from "../use-account-query";
import type { CustomerProfile } from "./profile-adapter";

/** The customer's names, email address and email preferences. */
export default function SettingsSection() {
  const service = openCustomerService(usePublicSettings());
  const { status, data, retry } = useAccountQuery(async function* () {
    yield await service.profile();
  });
  const { search } = useLocation();
  const navigate = useNavigate();
  const [saved, setSaved] = useState<CustomerProfile | null>(null);
  const profile = saved ?? data;
  if (!profile) {
    return status === "failed" ? (
      <ErrorNotice title={messages.settingsNotLoaded} onRetry={retry} />
    ) : (
      <SectionSkeleton section="settings" />
    );
  }

  async function saveNames(names: Pick<CustomerProfile, "firstName" | "lastName">) {
    try {
      const result = await service.saveNames(names);
      if ("refused" in result) return result.refused;
      setSaved(result);
      return undefined;
    } catch (error) {
      console.error(error);
      return { form: common.failed };
    }
  }

  return (
    <Tabs
      label={messages.myAccount}
      keepPanels
      value={new URLSearchParams(search).get("tab") === "emails" ? "emails" : "details"}
      onValueChange={(tab) =>
        void navigate(tab === "emails" ? "?tab=emails" : "?", { replace: true, preventScrollReset: true })
      }
      tabs={[
        {
          value: "details",
          label: messages.details,
          content: <ProfileForm key={profile.id} profile={profile} onSave={saveNames} />,
        },
        {
          value: "emails",
          label: messages.emails,
          content: (
            <EmailPreferences
              labels={shows("demo") ? undefined : { news }}
              email={profile.email}
              subscribed={profile.isSubscribed}
              onSave={async (isSubscribed) => {
                await service.saveNews(isSubscribed);
                // The names may have been saved in the meantime.
                setSaved((now) => ({ ...(now ?? profile), isSubscribed }));
              }}
            />
          ),
        },
      ]}
    />
  );
}
