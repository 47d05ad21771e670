import { ConfirmDialog, Text } from "@circlet/design-system";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { profilePath } from "~/lib/paths";
import { usePublicSettings } from "~/lib/public-settings";
import { signOut } from "~/lib/session/sign-out";

/** Asks before it ends the session (AUTH-3). */
export default function LogoutSection() {
  const settings = usePublicSettings();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Text tone="muted">You are signed in on this device.</Text>
      <ConfirmDialog
        open
        title="Are you sure you want to logout?"
        labels={{ cancel: "Stay signed in", confirm: "Logout" }}
        pending={isLeaving}
        onCancel={() => void navigate(profilePath, { replace: true })}
        onConfirm={() => {
          setLeaving(true);
          signOut(settings);
        }}
      >
        Your bag on this device is emptied. Orders and wishlist stay with your account.
      </ConfirmDialog>
    </>
  );
}
