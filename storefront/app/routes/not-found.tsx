import { data } from "react-router-dom";

/** Matches every URL without a route. The root's error boundary renders the page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
