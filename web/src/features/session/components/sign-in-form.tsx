import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { emailAddress, newPassword } from '@printpartner/contracts';
import { failureText } from '../../../api/failure-text.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../../../components/ui/field.tsx';
import { toast } from '../../../components/ui/toast.tsx';
import { useSignIn } from '../api/sign-in.ts';
import { FormMessage } from './form-message.tsx';
import { TextButton } from './text-button.tsx';

const signInForm = z.object({ email: emailAddress, password: newPassword });
const credentialsNeeded = 'You must provide either an email or phone number and a password';

interface SignInFormProps {
  /** Filled in already, for who comes back with a new password. */
  email: string;
  /** Whether the user comes back from the way to a new password. */
  isBack: boolean;
  /** With what stands in the e-mail field. */
  onForgot: (email: string) => void;
}

export function SignInForm({ email, isBack, onForgot }: SignInFormProps) {
  const signIn = useSignIn();
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm({
    resolver: zodResolver(signInForm),
    defaultValues: { email, password: '' },
  });
  const { errors } = formState;
  useEffect(() => {
    if (isBack) setFocus(email ? 'password' : 'email');
  }, [isBack, email, setFocus]);

  const submit = handleSubmit(
    async (credentials) => {
      try {
        await signIn.mutateAsync(credentials);
        toast({ title: 'Success!', description: 'Signed in successfully' });
      } catch (error) {
        const description = failureText(error, 'Login failed. Please try again.');
        toast({ title: 'Sign in failed', description, variant: 'destructive' });
      }
    },
    () => {
      const typed = getValues();
      if (!typed.email.trim() && !typed.password) setError('root', { message: credentialsNeeded });
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4.5">
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <div>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <TextButton className="mt-2" onClick={() => onForgot(getValues('email'))}>
          Forgot your password?
        </TextButton>
      </div>
      <FormMessage>{errors.root?.message}</FormMessage>
      <Button type="submit" size="large" busy={formState.isSubmitting} busyLabel="Signing in...">
        Sign In
      </Button>
    </form>
  );
}
