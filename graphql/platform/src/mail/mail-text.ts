import type { Mail, MailBlock, MailRow } from "./mail.ts";

/** The plain-text part of an email. */
export function mailText({ heading, blocks, reason }: Mail): string {
  return [heading, ...blocks.map(blockText), `--\n${reason}`].join("\n\n").concat("\n");
}

function blockText(block: MailBlock): string {
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

function rowText({ text, amount }: MailRow): string {
  return amount === undefined ? `- ${text}` : `- ${text}: ${amount}`;
}
