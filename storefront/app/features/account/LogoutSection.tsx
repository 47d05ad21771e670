import { Checkbox, ConfirmDialog, Text } from "@circlet/design-system";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { profilePath } from "~/shop/paths";
import { usePublicSettings } from "~/settings/public-settings";
import { signOut } from "~/shopper/session/sign-out";
import * as messages from "~/messages/en/account";

export default function LogoutSection() {
  const settings = usePublicSettings();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [clearsHistory, setClearsHistory] = useState(false);
  return (
    <>
      <Text tone="muted">{messages.signedInHere}</Text>
      <ConfirmDialog
        open
        title={messages.askLogout}
        labels={{ cancel: messages.stay, confirm: messages.logout }}
        pending={isLeaving}
        onOpenChange={() => void navigate(profilePath, { replace: true })}
        onConfirm={() => {
          setLeaving(true);
          signOut(settings, { clearsHistory });
        }}
      >
        {messages.logoutText}{" "}
        <Checkbox
          description={messages.sharedDevice}
          checked={clearsHistory}
          onChange={({ target }) => setClearsHistory(target.checked)}
        >
          {messages.clearHistory}
        </Checkbox>
      </ConfirmDialog>
    </>
  );
}
