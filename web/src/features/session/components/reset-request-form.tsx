import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { submitBoxes } from '../../../entities/session/read-boxes.ts';
import { lazyResolver } from '../../../platform/lazy/lazy-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';

const resolver = lazyResolver(async () => (await import('../reset-forms.ts')).resetRequestRules);

interface ResetRequestFormProps {
  email: string;
  onSubmit: (email: string) => Promise<void>;
}

/** Step 1: the address for the code. */
export function ResetRequestForm({ email, onSubmit }: ResetRequestFormProps) {
  const form = useForm({ resolver, defaultValues: { email } });
  const { register, handleSubmit, setFocus, formState } = form;
  const submit = handleSubmit((typed) => onSubmit(typed.email));
  useEffect(() => setFocus('email'), [setFocus]);

  return (
    <form noValidate onSubmit={submitBoxes(form, submit)} className="grid gap-4.5">
      <p className="type-body text-ink-2">
        Enter the e-mail address of your account. We’ll send it a link and a 6-digit code.
      </p>
      <Field label="Email" error={formState.errors.email?.message}>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Button type="submit" size="large" busy={formState.isSubmitting} busyLabel="Sending code...">
        Send Reset Code
      </Button>
    </form>
  );
}
