import type { CodeVerdict } from "./sign-in-code.ts";

export function codeMessage(verdict: Exclude<CodeVerdict, { kind: "right" }>): string {
  switch (verdict.kind) {
    case "wrong":
      return verdict.triesLeft === 1
        ? "That code isn’t right. You have one more try."
        : `That code isn’t right. You have ${verdict.triesLeft} more tries.`;
    case "expired":
      return "This code has expired. Please get a new one.";
    case "used up":
      return "That was one try too many for this code. Please get a new one.";
    case "locked":
      return "There were too many wrong codes. Please try again in an hour.";
    case "none":
      return "Please enter your email first.";
    default:
      return verdict satisfies never;
  }
}
