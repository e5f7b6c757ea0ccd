import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignedIn } from '@printpartner/contracts/types';
import { advisePasswordChange } from '../../../entities/session/password-advice.ts';
import { submitBoxes } from '../../../entities/session/read-boxes.ts';
import { api, ApiError } from '../../../platform/api/client.ts';
import { failureText, PlainFailure } from '../../../platform/api/failure-text.ts';
import { lazyResolver } from '../../../platform/lazy/lazy-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { writeSession } from '../../../entities/session/session-query.ts';
import { TextButton } from './text-button.tsx';

const resolver = lazyResolver(async () => (await import('../sign-in-rules.ts')).signInRules);
const LIMITED = 'limited';
const LINK_OPENS =
  'Too many wrong passwords were tried. You can still get in now: open the link that we email to you on this device.';
const CREDENTIALS_NEEDED = 'You must provide either an email or phone number and a password';

/** The state of the form. The parent holds it, so that it survives a change of tab. */
export const useSignInForm = () => useForm({ resolver, defaultValues: { email: '', password: '' } });

interface SignInFormProps {
  form: ReturnType<typeof useSignInForm>;
  /** The user returns from the password reset. */
  isBack: boolean;
  onForgot: () => void;
  /** The user wants to change a password that is easy to guess. */
  onAdvice: () => void;
}

/** Address and password don't belong together; which one is wrong is not told. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'auth.wrong_credentials';

/** Only for wrong passwords of this account: no link helps against other limits. */
const isLimited = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'auth.too_many_wrong_passwords';

export function SignInForm({ form, isBack, onForgot, onAdvice }: SignInFormProps) {
  const signIn = useSignIn();
  const { register, handleSubmit, getValues, setError, setFocus, formState } = form;
  const { errors } = formState;
  useEffect(() => {
    if (isBack) setFocus(getValues('email') ? 'password' : 'email');
  }, [isBack, getValues, setFocus]);

  const submit = handleSubmit(
    async (credentials) => {
      try {
        const { isGuessable } = await signIn.mutateAsync(credentials);
        toast({ title: 'Success!', description: 'Signed in successfully' });
        if (isGuessable) advisePasswordChange(onAdvice);
      } catch (error) {
        const description = failureText(error, 'Login failed. Please try again.');
        toast({ title: 'Sign in failed', description, variant: 'destructive' });
        if (isLimited(error)) setError('root', { message: LINK_OPENS, type: LIMITED });
        if (!isRefused(error)) return;
        setError('password', { message: description });
        setFocus('password');
      }
    },
    () => {
      const typed = getValues();
      if (!typed.email.trim() && !typed.password) setError('root', { message: CREDENTIALS_NEEDED });
    },
  );

  return (
    <form noValidate onSubmit={submitBoxes(form, submit)} className="grid gap-4.5">
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <div>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <TextButton className="mt-2" onClick={onForgot}>
          Forgot your password?
        </TextButton>
      </div>
      <FormMessage>{errors.root?.message}</FormMessage>
      {errors.root?.type === LIMITED && <TextButton onClick={onForgot}>Email me a link</TextButton>}
      <Button type="submit" size="large" busy={formState.isSubmitting} busyLabel="Signing in...">
        Sign In
      </Button>
    </form>
  );
}

/** An error of the whole form. */
function FormMessage({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="type-data flex items-start gap-2.5 rounded-control bg-fail-tint px-3 py-2 text-fail">
          <VerdictIcon verdict="fail" size={16} className="mt-0.5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}

interface Credentials {
  email: string;
  password: string;
}

/** Signs in. The session is stored in a cookie only. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Credentials) => {
      // A proxy may have answered instead of the server.
      const { user, passwordAdvice }: Partial<SignedIn> = await api('POST /api/auth/login', { body });
      if (!user) throw new PlainFailure('Login failed');
      return { user, isGuessable: passwordAdvice === 'guessable' };
    },
    onSuccess: ({ user }) => writeSession(queryClient, user),
  });
}
