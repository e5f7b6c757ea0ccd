import { useForm } from 'react-hook-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignedIn } from '@printpartner/contracts/types';
import { isGuessable } from '../../../entities/session/new-password/is-guessable.ts';
import { NewPasswordField } from '../../../entities/session/new-password/new-password-field.tsx';
import { submitBoxes } from '../../../entities/session/read-boxes.ts';
import { failureText, PlainFailure } from '../../../platform/api/failure-text.ts';
import { lazyResolver } from '../../../platform/lazy/lazy-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { api } from '../../../platform/api/client.ts';
import { writeSession } from '../../../entities/session/session-query.ts';

const resolver = lazyResolver(async () => (await import('../create-account-form.ts')).createAccountRules);
const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/** The state of the form. The parent holds it, so that it survives a change of tab. */
export const useCreateAccountForm = () => useForm({ resolver, defaultValues: empty });

export function CreateAccountForm({ form }: { form: ReturnType<typeof useCreateAccountForm> }) {
  const signUp = useSignUp();
  const { register, handleSubmit, getValues, setError, formState } = form;
  const { errors } = formState;

  const submit = handleSubmit(async ({ email, password, firstName, lastName }) => {
    try {
      await signUp.mutateAsync({
        email,
        password,
        firstName: firstName ?? undefined,
        lastName: lastName ?? undefined,
      });
      toast({
        title: 'Account created!',
        description: 'Welcome to Print Partner! Your account has been created successfully.',
      });
    } catch (error) {
      const description = failureText(error, 'Account creation failed. Please try again.');
      toast({ title: 'Account creation failed', description, variant: 'destructive' });
      if (isGuessable(error)) setError('password', { message: description }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate onSubmit={submitBoxes(form, submit)} className="grid gap-4.5">
      <div className="grid grid-cols-2 gap-3">
        <Field label="First name" hint="Optional" error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label="Last name" hint="Optional" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <NewPasswordField
        label="Password"
        error={errors.password?.message}
        owner={getValues}
        {...register('password')}
      />
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <Button type="submit" size="large" busy={formState.isSubmitting} busyLabel="Creating account...">
        Create Account
      </Button>
    </form>
  );
}

interface NewAccount {
  email: string;
  password: string;
  /** Undefined when empty. */
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Creates an account and signs in. */
function useSignUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewAccount) => {
      const { user }: Partial<SignedIn> = await api('POST /api/auth/signup', { body });
      if (!user) throw new PlainFailure('Account creation failed');
      return user;
    },
    onSuccess: (user) => writeSession(queryClient, user),
  });
}
