import { createFromFetch } from "@vitejs/plugin-rsc/browser";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

const page = await createFromFetch<ReactNode>(fetch("/page.rsc"));
hydrateRoot(document, page, {
  onRecoverableError: (error) => console.error("Hydration error:", error),
});
