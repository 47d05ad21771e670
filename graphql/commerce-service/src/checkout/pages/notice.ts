import { type Html, html } from "@circlet/service-kit/email/html";
import { type FieldErrors, fieldNames } from "../form/checkout-form.ts";

/** A message the shopper should see before continuing. */
export interface Notice {
  readonly tone: "problem" | "news";
  readonly title: string;
  readonly text?: string;
}

/** Announced at once and focused, so that keyboard and screen reader users notice it. */
export function noticeBox({ tone, title, text }: Notice): Html {
  return html`<div class="notice notice-${tone}" role="alert" tabindex="-1" autofocus>
    <h2>${title}</h2>
    ${text && html`<p>${text}</p>`}
  </div>`;
}

export function errorSummary(errors: FieldErrors): Html {
  const wrong = fieldNames.filter((name) => errors[name] !== undefined);
  const title = wrong.length === 1 ? "Please check one field" : `Please check ${wrong.length} fields`;
  return html`<div class="notice notice-problem" role="alert" tabindex="-1" autofocus>
    <h2>${title}</h2>
    <ul>
      ${wrong.map((name) => html`<li><a href="#${name}">${errors[name]}</a></li>`)}
    </ul>
  </div>`;
}
