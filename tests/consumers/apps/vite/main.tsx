import "@circlet/design-system/styles";
import { Button, Dialog, Prose } from "@circlet/design-system";
import { createRoot } from "react-dom/client";

const app = document.getElementById("app");
if (app === null) throw new Error("There is no element with the id app");
createRoot(app).render(
  <>
    <h1>Not ours</h1>
    <Prose>Ours</Prose>
    <table>
      <tbody>
        <tr>
          <td>Not ours</td>
        </tr>
      </tbody>
    </table>
    <Dialog title="Size chart" trigger={<Button size="large">Open</Button>}>
      All sizes
    </Dialog>
  </>,
);
