import type { EmailMessage, EmailBlock, EmailRow } from "./email.ts";

export function emailText({ heading, blocks, reason, stop, sender }: EmailMessage): string {
  const end = stop ? `${reason}\n\n${stop.label}:\n${stop.href}\n\n${sender?.postalAddress ?? ""}` : reason;
  return [heading, ...blocks.map(blockText), `--\n${end}`].join("\n\n").concat("\n");
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

function rowText({ text, href, amount }: EmailRow): string {
  const line = amount === undefined ? `- ${text}` : `- ${text}: ${amount}`;
  return href === undefined ? line : `${line}\n  ${href}`;
}
