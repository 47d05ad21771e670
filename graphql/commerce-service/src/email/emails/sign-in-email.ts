import type { EmailMessage } from "@circlet/service-kit/email/email";
import { codeMinutes } from "../../sign-in/page/sign-in-code.ts";

export function signInEmail(code: string, shopName: string): EmailMessage {
  return {
    subject: `Your ${shopName} sign-in code`,
    preview: `Enter it on the page where you asked for it. It works for ${codeMinutes} minutes.`,
    heading: "Your sign-in code",
    blocks: [
      { kind: "code", label: "Code", code },
      {
        kind: "text",
        text: `Enter it on the page where you asked for it. It works for ${codeMinutes} minutes, and in that browser only.`,
      },
      { kind: "text", text: "We never ask for this code by phone or email. Don’t pass it on." },
    ],
    reason: "Somebody, probably you, asked for a code with this address. If not, do nothing.",
  };
}
