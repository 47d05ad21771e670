// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAccountQuery } from "./use-account-query";
import { page, render } from "~/browser/react-page.fixture";

type Query = () => AsyncIterable<string>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => vi.useRealTimers());

function Screen({ query }: { readonly query: Query }) {
  const { status, data, retry } = useAccountQuery(query);
  return (
    <button type="button" onClick={retry}>
      {status} {data}
    </button>
  );
}

const open = (query: Query) => act(async () => render(<Screen query={query} />));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("a query shows each result, then that all have arrived", async () => {
  await open(async function* () {
    yield "one order";
    await new Promise((resolve) => setTimeout(resolve, 100));
    yield "two orders";
  });
  expect(page.textContent).toBe("loading one order");
  await wait(100);
  expect(page.textContent).toBe("done two orders");
});

test("a query fails if nothing arrives in time, but shows what arrives later", async () => {
  const late: ((data: string) => void)[] = [];
  await open(async function* () {
    yield await new Promise<string>((resolve) => late.push(resolve));
  });
  expect(page.textContent).toBe("loading ");
  await wait(15_000);
  expect(page.textContent).toBe("failed ");
  await act(async () => page.querySelector("button")?.click());
  expect(page.textContent).toBe("loading ");
  await wait(15_000);
  expect(page.textContent).toBe("failed ");
  await act(async () => late[1]?.("two orders"));
  expect(page.textContent).toBe("done two orders");
});

test("a query that is rejected fails, but keeps its data", async () => {
  await open(async function* () {
    yield "one order";
    throw new Error("Status 500");
  });
  expect(page.textContent).toBe("failed one order");
  await wait(15_000);
  expect(page.textContent).toBe("failed one order");
});

test("a query asks for nothing more after the section is left", async () => {
  const asked: number[] = [];
  await open(async function* () {
    for (const page of [1, 2, 3]) {
      asked.push(page);
      await new Promise((resolve) => setTimeout(resolve, 100));
      yield `${page} pages`;
    }
  });
  await wait(100);
  expect(asked).toEqual([1, 2]);
  await act(async () => render(null));
  await wait(1000);
  expect(asked).toEqual([1, 2]);
});
