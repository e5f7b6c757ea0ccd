import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { emailAddress, newPassword } from '@printpartner/contracts';
import { Button } from '../../../components/ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../../../components/ui/field.tsx';
import { toast } from '../../../components/ui/toast.tsx';
import { useSignIn } from '../api/sign-in.ts';
import { failureText } from '../failure-text.ts';
import { FormMessage } from './form-message.tsx';

const signInForm = z.object({ email: emailAddress, password: newPassword });
const credentialsNeeded = 'You must provide either an email or phone number and a password';

export function SignInForm() {
  const signIn = useSignIn();
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    resolver: zodResolver(signInForm),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;

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
      const { email, password } = getValues();
      if (!email.trim() && !password) setError('root', { message: credentialsNeeded });
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4.5">
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <FormMessage>{errors.root?.message}</FormMessage>
      <Button type="submit" size="large" busy={formState.isSubmitting} busyLabel="Signing in...">
        Sign In
      </Button>
    </form>
  );
}
