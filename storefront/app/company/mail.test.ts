import { expect, test } from "vitest";
import { cancellationMail, returnMail } from "./mail";

const read = (link: string) => {
  const url = new URL(link);
  return { to: url.pathname, subject: url.searchParams.get("subject"), body: url.searchParams.get("body") };
};

test("a return email goes to support and includes the order number", () => {
  const mail = read(returnMail("#1042"));
  expect(mail.to).toBe("support@circlet.example");
  expect(mail.subject).toBe("Return #1042");
  expect(mail.body).toContain("Order number: #1042\n");
});

test("a cancellation email has a blank for an unknown order number", () => {
  const mail = read(cancellationMail());
  expect(mail.subject).toBe("Cancel");
  expect(mail.body).toContain("Order number: \n");
});

test("encodes spaces in a way that mail programs understand", () => {
  expect(returnMail()).not.toContain("+");
});
