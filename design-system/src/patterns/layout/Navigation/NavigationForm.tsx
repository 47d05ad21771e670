import { use } from "react";
import { NavigationContext, type NavigationFormProps } from "./NavigationProvider.tsx";

/** A form that navigates within the shop. GET by default. Works without JavaScript. */
export function NavigationForm(props: NavigationFormProps) {
  const { Form } = use(NavigationContext);
  return <Form method="get" {...props} />;
}
