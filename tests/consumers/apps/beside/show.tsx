import { Button, Dialog, Heading } from "@circlet/design-system";
import { createRoot } from "react-dom/client";
import css from "./show.module.css";

export function show(): void {
  const app = document.getElementById("app");
  if (app === null) throw new Error("There is no element with the id app");
  createRoot(app).render(
    <main className="p-8">
      <Heading level={1}>Ours</Heading>
      <h2 className="text-3xl">Theirs</h2>
      <Button>Plain</Button>
      <Button className="px-10">With a utility</Button>
      <Button className={css["narrow"]}>With a CSS module</Button>
      <Dialog title="Size chart" trigger={<Button>Open</Button>}>
        <ul className="list-disc">
          <li>All sizes</li>
        </ul>
      </Dialog>
    </main>,
  );
}
