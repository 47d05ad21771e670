import "./layers.css";
import "./tailwind.css";
import "@circlet/design-system/styles";
import { show } from "./show.tsx";

show();
