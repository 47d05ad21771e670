/** Whatever was pressed last. */
let pressed: Element | null = null;

const controls = "a, button, summary, label, input, select, textarea, [tabindex]";

function rememberPress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest(controls) : null;
}

/** Starts to remember what is pressed, because Safari does not focus pressed buttons and links. */
export function rememberPresses(): void {
  document.addEventListener("click", rememberPress, true);
}

/** The control that has the focus or, if the browser focused only something around it, the one that was pressed. */
export function pressedControl(): Element | null {
  const { activeElement } = document;
  return pressed && activeElement?.contains(pressed) ? pressed : activeElement;
}
