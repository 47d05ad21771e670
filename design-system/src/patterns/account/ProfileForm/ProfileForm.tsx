import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import { Input } from "../../../components/Input/Input.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { profileStrings } from "../../../account-strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { useBothRefs } from "../../../primitives/Slot/use-both-refs.ts";
import * as formEnd from "../form-end.css.ts";
import * as css from "./ProfileForm.css.ts";

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
}

/** The service's errors. `form` has those that belong to no field. */
export type ProfileErrors = Partial<Record<"firstName" | "lastName" | "form", string>>;

export interface ProfileFormProps extends RootProps<"form", "onSubmit"> {
  /** The saved profile. Use the customer's id as `key`. */
  profile: Profile;
  /** Receives only the names. Resolves with the service's errors, if any. */
  onSave: (names: Pick<Profile, "firstName" | "lastName">) => Promise<ProfileErrors | undefined>;
  labels?: Partial<typeof profileStrings> | undefined;
  className?: string | undefined;
}

const fields = ["firstName", "lastName", "email"] as const;

/** A form for a customer's name and email address. Save is disabled until something changes. */
export function ProfileForm({
  profile,
  onSave,
  labels: given,
  ref,
  className,
  ...rest
}: ProfileFormProps): ReactNode {
  const labels = useLabels(profileStrings, given);
  const [edits, setEdits] = useState<Partial<Profile>>({});
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [isSaving, setSaving] = useState(false);
  const [notice, setNotice] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const bothRefs = useBothRefs(ref, form);
  // Focuses the first field with an error, so that screen readers read the error.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  const draft = { ...profile, ...edits };
  const isChanged = fields.some((name) => draft[name] !== profile[name]);

  function changeField(name: keyof Profile, value: string): void {
    setEdits({ ...edits, [name]: value });
    setNotice("");
  }

  function saveProfile(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isChanged && !isSaving) void sendNames();
  }

  async function sendNames(): Promise<void> {
    setSaving(true);
    setNotice("");
    const { firstName, lastName, email } = draft;
    const rejected = (await onSave({ firstName, lastName })) ?? {};
    setErrors(rejected);
    setSaving(false);
    if (Object.keys(rejected).length > 0) return;
    // The service trims names and ignores the email address, so show what was saved.
    setEdits((now) => withoutSent(now, draft));
    const isRenamed = firstName !== profile.firstName || lastName !== profile.lastName;
    const messages = [isRenamed && labels.saved, email !== profile.email && labels.emailKept];
    setNotice(messages.filter(Boolean).join(". "));
  }

  const field = (name: keyof Profile) => ({
    name,
    value: draft[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => changeField(name, event.currentTarget.value),
  });

  return (
    <form
      ref={bothRefs}
      onSubmit={saveProfile}
      noValidate
      aria-label={labels.title}
      {...rest}
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
        <p role="alert" className={formEnd.error}>
          {errors.form}
        </p>
      )}
      <div className={formEnd.end}>
        <Button type="submit" disabled={!isChanged} loading={isSaving}>
          {isSaving ? labels.saving : labels.save}
        </Button>
        <p role="status" className={formEnd.saved}>
          {notice}
        </p>
      </div>
    </form>
  );
}

/** Keeps what the customer typed during the request. */
function withoutSent(edits: Partial<Profile>, sent: Profile): Partial<Profile> {
  const isLeft = (name: string, value: string) => value !== sent[name as keyof Profile];
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => isLeft(name, value)));
}
