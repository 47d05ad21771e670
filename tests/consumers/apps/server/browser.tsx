import { hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("There is no element with the id root");
hydrateRoot(root, <App />, {
  onRecoverableError: (error) => console.error("Hydration error:", error),
});
document.documentElement.dataset["ready"] = "yes";
