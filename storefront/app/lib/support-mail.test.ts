import { expect, test } from "vitest";
import { cancellationMail, returnMail } from "./support-mail";

const read = (link: string) => {
  const url = new URL(link);
  return { to: url.pathname, subject: url.searchParams.get("subject"), body: url.searchParams.get("body") };
};

test("a return's email goes to support and carries the order's number", () => {
  const mail = read(returnMail("#1042"));
  expect(mail.to).toBe("support@circlet.example");
  expect(mail.subject).toBe("Return #1042");
  expect(mail.body).toContain("Order number: #1042\n");
});

test("a cancellation's email leaves room for a number that is not known", () => {
  const mail = read(cancellationMail());
  expect(mail.subject).toBe("Cancel");
  expect(mail.body).toContain("Order number: \n");
});

test("spaces are encoded as mail programs read them", () => {
  expect(returnMail()).not.toContain("+");
});
