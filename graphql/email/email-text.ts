import type { EmailMessage, EmailBlock, EmailRow } from "./email.ts";

/** The plain-text part of an email. */
export function emailText({ heading, blocks, reason }: EmailMessage): string {
  return [heading, ...blocks.map(blockText), `--\n${reason}`].join("\n\n").concat("\n");
}

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "code":
      return `${block.label}: ${block.code}`;
    case "button":
      return `${block.label}:\n${block.href}`;
    case "rows":
      return [`${block.title}:`, ...block.rows.map(rowText)].join("\n");
    default:
      return block satisfies never;
  }
}

function rowText({ text, amount }: EmailRow): string {
  return amount === undefined ? `- ${text}` : `- ${text}: ${amount}`;
}
