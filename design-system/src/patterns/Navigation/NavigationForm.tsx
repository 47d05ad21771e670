import { use } from "react";
import { NavigationContext, type NavigationFormProps } from "./NavigationProvider.tsx";

/** A form whose answer is a page: GET by default, so that it works before and without JavaScript. */
export function NavigationForm(props: NavigationFormProps) {
  const { Form } = use(NavigationContext);
  return <Form method="get" {...props} />;
}
