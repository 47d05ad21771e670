import { Checkbox, ConfirmDialog, Text } from "@circlet/design-system";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { profilePath } from "~/paths";
import { usePublicSettings } from "~/settings/public-settings";
import { signOut } from "~/session/sign-out";

/** Asks before it ends the session. */
export default function LogoutSection() {
  const settings = usePublicSettings();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [clearsHistory, setClearsHistory] = useState(false);
  return (
    <>
      <Text tone="muted">You are signed in on this device.</Text>
      <ConfirmDialog
        open
        title="Are you sure you want to logout?"
        labels={{ cancel: "Stay signed in", confirm: "Logout" }}
        pending={isLeaving}
        onOpenChange={() => void navigate(profilePath, { replace: true })}
        onConfirm={() => {
          setLeaving(true);
          signOut(settings, { clearsHistory });
        }}
      >
        Your bag on this device is emptied. Orders and wishlist stay with your account.{" "}
        <Checkbox
          description="For a device that others use, too."
          checked={clearsHistory}
          onChange={({ target }) => setClearsHistory(target.checked)}
        >
          Also clear recently viewed products and recent searches
        </Checkbox>
      </ConfirmDialog>
    </>
  );
}
