import "./layers.css";
import "@circlet/design-system/styles";
import "./tailwind.css";
import { show } from "./show.tsx";

show();
