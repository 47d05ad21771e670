import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useState, type PropsWithChildren, type ReactNode } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { imitateForcedColors } from "../../design-system/src/stories/forced-colors.ts";
import type { Switches } from "../../design-system/src/stories/toolbar-decorator.tsx";
import { docsThemes } from "./docs-themes.ts";
import "./docs.css";

/** Storybook stores the toolbar's values in the URL: `globals=brand:norelle;scheme:dark`. */
function switchesInAddress(): Partial<Switches> {
  const globals = new URLSearchParams(location.search).get("globals") ?? "";
  return Object.fromEntries(globals.split(";").map((pair) => pair.split(":"))) as Partial<Switches>;
}

const isDark = (scheme: string): boolean =>
  scheme === "dark" || (scheme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);

/** Applies the toolbar's switches to docs pages. The language is each story's own. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const [switches, setSwitches] = useState(switchesInAddress);
  const { brand = "circlet", scheme = "light", direction = "ltr", text, colors } = switches;
  useLayoutEffect(() => {
    const updateSwitches = ({ globals }: { globals: Partial<Switches> }): void =>
      setSwitches((before) => ({ ...before, ...globals }));
    // The toolbar's own event: stories in frames report theirs, which may differ, with GLOBALS_UPDATED.
    const channel = addons.getChannel();
    channel.on(UPDATE_GLOBALS, updateSwitches);
    return () => channel.off(UPDATE_GLOBALS, updateSwitches);
  }, []);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["brand"] = brand;
    root.dataset["scheme"] = scheme;
    root.dir = direction;
    root.style.fontSize = text === "double" ? "200%" : "";
  }, [brand, scheme, direction, text]);
  useLayoutEffect(() => imitateForcedColors(colors === "forced"), [colors]);
  return (
    <DocsContainer context={context} theme={docsThemes[isDark(scheme) ? "dark" : "light"]}>
      {children}
    </DocsContainer>
  );
}
