import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ProductCard } from "./ProductCard.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ProductCard
      title="Wool coat"
      brand={{ name: "Tundraline" }}
      image={{ src: "/front", alt: "" }}
      secondImage={{ src: "/back", alt: "" }}
      price={5000}
    />,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const card = () => screen.getByRole("article");
const images = () => [...card().querySelectorAll("img")].map((image) => image.getAttribute("src"));
const wait = () =>
  act(() => {
    vi.runAllTimers();
  });

test("a card shows its second image once a mouse rests on it", () => {
  fireEvent.pointerEnter(card(), { pointerType: "mouse" });
  expect(images()).toEqual(["/front"]);
  wait();
  expect(images()).toEqual(["/front", "/back"]);
});

test("a card loads no second image if the mouse only crosses it", () => {
  fireEvent.pointerEnter(card(), { pointerType: "mouse" });
  fireEvent.pointerLeave(card(), { pointerType: "mouse" });
  wait();
  expect(images()).toEqual(["/front"]);
});

test("a click loads the product's page before the card's second image", () => {
  fireEvent.pointerEnter(card(), { pointerType: "mouse" });
  fireEvent.pointerDown(card(), { pointerType: "mouse" });
  wait();
  expect(images()).toEqual(["/front"]);
});

test("a finger loads no second image of a card", () => {
  fireEvent.pointerEnter(card(), { pointerType: "touch" });
  wait();
  expect(images()).toEqual(["/front"]);
});
