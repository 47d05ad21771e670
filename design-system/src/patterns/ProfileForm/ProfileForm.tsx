import { useState, type ReactNode, type SubmitEvent } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Field } from "../../components/Field/Field.tsx";
import { Input } from "../../components/Input/Input.tsx";
import { classNames } from "../../css/class-names.ts";
import { profileStrings } from "../../account-strings.ts";
import * as css from "./ProfileForm.css.ts";

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
}

/** What the service said of a field; `form` is said of none of them. */
export type ProfileErrors = Partial<Record<"firstName" | "lastName" | "form", string>>;

export interface ProfileFormProps {
  /** As the service has it. Another customer needs another `key`. */
  profile: Profile;
  /** Only the names are sent (specification B5). Resolves with what the service did not take, or with nothing. */
  onSave: (names: Pick<Profile, "firstName" | "lastName">) => Promise<ProfileErrors | undefined>;
  labels?: typeof profileStrings;
  className?: string | undefined;
}

/** Names and address of a customer. Save wakes up with the first change (specification B4). */
export function ProfileForm({
  profile,
  onSave,
  labels = profileStrings,
  className,
}: ProfileFormProps): ReactNode {
  const [draft, setDraft] = useState(profile);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const isChanged = (["firstName", "lastName", "email"] as const).some(
    (name) => draft[name] !== profile[name],
  );

  function change(name: keyof Profile, value: string): void {
    setDraft({ ...draft, [name]: value });
    setState("idle");
  }

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isChanged || state === "saving") return;
    void send();
  }

  async function send(): Promise<void> {
    setState("saving");
    const { firstName, lastName } = draft;
    const refused = (await onSave({ firstName, lastName })) ?? {};
    setErrors(refused);
    setState(Object.keys(refused).length > 0 ? "idle" : "saved");
  }

  const field = (name: keyof Profile) => ({
    name,
    value: draft[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => change(name, event.currentTarget.value),
  });

  return (
    <form
      onSubmit={save}
      noValidate
      aria-label={labels.title}
      className={classNames(css.root, className)}
      data-component="profile-form"
    >
      <div className={css.names}>
        <Field label={labels.firstName} error={errors.firstName}>
          <Input {...field("firstName")} autoComplete="given-name" />
        </Field>
        <Field label={labels.lastName} error={errors.lastName}>
          <Input {...field("lastName")} autoComplete="family-name" />
        </Field>
      </div>
      <Field label={labels.email} hint={labels.emailHint}>
        <Input {...field("email")} type="email" autoComplete="email" />
      </Field>
      {errors.form && (
        <p role="alert" className={css.error}>
          {errors.form}
        </p>
      )}
      <div className={css.end}>
        <Button type="submit" disabled={!isChanged} loading={state === "saving"}>
          {state === "saving" ? labels.saving : labels.save}
        </Button>
        <p role="status" className={css.saved}>
          {state === "saved" ? labels.saved : ""}
        </p>
      </div>
    </form>
  );
}
