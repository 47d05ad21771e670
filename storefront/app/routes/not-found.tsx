import { data } from "react-router";

/** Whatever has no route of its own. The root's error boundary shows the page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
