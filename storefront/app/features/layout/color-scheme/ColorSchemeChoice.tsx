import { announce, CheckIcon } from "@circlet/design-system";
import type { MouseEvent } from "react";
import { writeCookie } from "~/browser/cookies";
import * as messages from "~/messages/en/color-scheme";
import { schemePath } from "~/shop/paths";
import { schemeCookie, type SchemeChoice as Choice, schemeChoices } from "./color-scheme";
import { schemeEvent } from "./color-scheme-script";
import * as css from "./ColorSchemeChoice.css";

/** Pages are the same for everyone, so a stylesheet marks the shopper's choice. */
const markOf = (choice: Choice) => ({
  display: `var(--chosen-${choice}, ${choice === "system" ? "inline" : "none"})`,
});

/** Lets the shopper choose light or dark. Without JavaScript, a form is posted. */
export function ColorSchemeChoice() {
  const choose = (choice: Choice) => (event: MouseEvent) => {
    event.preventDefault();
    writeCookie(schemeCookie(choice, location.protocol === "https:"));
    dispatchEvent(new Event(schemeEvent(choice)));
    announce(messages.changed(messages.choices[choice]));
  };
  return (
    <form action={schemePath} method="post" className={css.form} aria-labelledby="scheme">
      <span id="scheme">{messages.title}</span>
      {schemeChoices.map((choice) => (
        <button key={choice} name="scheme" value={choice} className={css.option} onClick={choose(choice)}>
          {messages.choices[choice]}
          <CheckIcon size="small" label={messages.selected} style={markOf(choice)} />
        </button>
      ))}
    </form>
  );
}
