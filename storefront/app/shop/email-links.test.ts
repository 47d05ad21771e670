import { expect, test } from "vitest";
import { cancellationEmail, returnEmail } from "./email-links";

const read = (link: string) => {
  const url = new URL(link);
  return { to: url.pathname, subject: url.searchParams.get("subject"), body: url.searchParams.get("body") };
};

test("a return email goes to support and includes the order number", () => {
  const message = read(returnEmail("#1042"));
  expect(message.to).toBe("support@circlet.example");
  expect(message.subject).toBe("Return #1042");
  expect(message.body).toContain("Order number: #1042\n");
});

test("a cancellation email has a blank for an unknown order number", () => {
  const message = read(cancellationEmail());
  expect(message.subject).toBe("Cancel");
  expect(message.body).toContain("Order number: \n");
});

test("spaces are encoded in a way that email programs understand", () => {
  expect(returnEmail()).not.toContain("+");
});
