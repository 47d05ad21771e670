// @vitest-environment happy-dom
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToReadableStream } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepWithheldPress, pressAgain } from "./withheld-press";

const opened = vi.fn();
const sorted = vi.fn();
const takenOver = vi.fn();

function Listing() {
  useEffect(takenOver, []);
  return (
    <>
      <button type="button" aria-label="Filters" onClick={() => opened()}>
        <span>Filters</span>
      </button>
      <button type="button" popoverTarget="menu" onClick={() => opened()}>
        Menu
      </button>
      <form onSubmit={(event) => event.preventDefault()}>
        <select defaultValue="new" onChange={({ currentTarget }) => sorted(currentTarget.value)}>
          <option value="new">Newest</option>
          <option value="price">Price</option>
        </select>
        <button type="submit" onClick={() => opened()}>
          Apply
        </button>
      </form>
    </>
  );
}

let root: Root;
/** The part's script is there. */
let arrive: () => Promise<void>;

/** A page whose only part stands there as the server sent it. */
beforeEach(async () => {
  const page = (part: ReactNode) => (
    <html lang="en">
      <head />
      <body>
        <Suspense>{part}</Suspense>
      </body>
    </html>
  );
  const sent = await new Response(await renderToReadableStream(page(<Listing />))).text();
  document.documentElement.innerHTML = sent.slice(sent.indexOf("<head"), sent.indexOf("</html>"));
  document.documentElement.lang = "en";
  const script = Promise.withResolvers<{ default: typeof Listing }>();
  const Late = lazy(() => script.promise);
  root = hydrateRoot(document, page(<Late />));
  keepWithheldPress(document);
  arrive = async () => {
    script.resolve({ default: Listing });
    await script.promise;
    pressAgain();
  };
});

afterEach(() => {
  root.unmount();
  vi.clearAllMocks();
});

const find = <Name extends keyof HTMLElementTagNameMap>(selector: string, _name?: Name) =>
  document.querySelector<HTMLElementTagNameMap[Name]>(selector)!;

test("a button that was pressed before its script came is pressed once it is there", async () => {
  find("[aria-label=Filters] span").click();
  expect(opened).not.toHaveBeenCalled();
  await arrive();
  expect(opened).toHaveBeenCalledOnce();
  pressAgain();
  expect(opened).toHaveBeenCalledOnce();
});

test("it waits on while another part's script comes first", async () => {
  find("[aria-label=Filters]").click();
  pressAgain();
  expect(opened).not.toHaveBeenCalled();
  await arrive();
  expect(opened).toHaveBeenCalledOnce();
});

test("what was chosen in a select is told to whoever asks", async () => {
  const select = find("select", "select");
  select.value = "price";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await arrive();
  expect(sorted).toHaveBeenCalledExactlyOnceWith("price");
});

test("only the last press counts", async () => {
  const select = find("select", "select");
  find("[aria-label=Filters]").click();
  select.value = "price";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await arrive();
  expect(sorted).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
});

test("what the browser does by itself is not done twice", async () => {
  find("[type=submit]").click();
  find("[popovertarget]").click();
  await arrive();
  expect(opened).not.toHaveBeenCalled();
});

test("a button that is gone is not pressed", async () => {
  find("[aria-label=Filters]").click();
  const button = find("[aria-label=Filters]");
  const press = vi.spyOn(button, "click");
  button.remove();
  pressAgain();
  expect(press).not.toHaveBeenCalled();
});

test("a press that was heard is not made again", async () => {
  await arrive();
  await vi.waitFor(() => expect(takenOver).toHaveBeenCalled());
  find("[aria-label=Filters]").click();
  pressAgain();
  expect(opened).toHaveBeenCalledOnce();
});
