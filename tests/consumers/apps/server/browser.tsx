import { hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the app");
hydrateRoot(root, <App />, {
  onRecoverableError: (error) => console.error("not as on the server:", error),
});
document.documentElement.dataset["ready"] = "yes";
