import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Link } from '../../../ui/link.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { readKeptReset } from '../kept-reset.ts';
import { sessionQuery } from '../../../entities/session/session-query.ts';
import { useAuth } from '../../../entities/session/session-context.ts';
import { CreateAccountForm, useCreateAccountForm } from './create-account-form.tsx';
import { DownloadApp } from './download-app.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { LostSessionNote, ServerAwayNote } from './login-notes.tsx';
import { SignInForm, useSignInForm } from './sign-in-form.tsx';

const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'create-account', label: 'Create Account' },
] as const;

type View = (typeof tabs)[number]['id'] | 'forgot-password';

/** Sign In and Create Account as tabs, or the password reset instead. Typed text survives a change of tab. */
export function AccountView() {
  const { lost, isUnreachable } = useAuth();
  const [chosen, show] = useState<View | null>(() => (readKeptReset() === null ? null : 'forgot-password'));
  const isKnown = useQueryClient().getQueryData(sessionQuery.queryKey)?.knownDevice;
  // A user whose session just ended has an account, and so has one who signed in here before.
  const view = chosen ?? (lost || isKnown ? 'sign-in' : 'create-account');
  const signInForm = useSignInForm();
  const createAccountForm = useCreateAccountForm();
  const [isBack, setBack] = useState(false);
  const navigate = useNavigate();

  function select(tab: (typeof tabs)[number]['id']) {
    setBack(false);
    show(tab);
  }

  if (view === 'forgot-password') {
    return (
      <ForgotPassword
        email={signInForm.getValues('email')}
        onBack={(typed) => {
          signInForm.reset({ email: typed, password: '' });
          setBack(true);
          show('sign-in');
        }}
      />
    );
  }
  return (
    <>
      {isUnreachable && <ServerAwayNote />}
      {lost && <LostSessionNote {...lost} />}
      <Tabs label="Account" tabs={tabs} selected={view} onSelect={select}>
        <div className="pt-7">
          {view === 'sign-in' ? (
            <SignInForm
              form={signInForm}
              isBack={isBack}
              onForgot={() => show('forgot-password')}
              onAdvice={() => void navigate('/?settings=open')}
            />
          ) : (
            <div className="grid gap-6">
              <DownloadApp />
              <CreateAccountForm form={createAccountForm} />
              <p className="type-data text-ink-2">
                Already have an account?{' '}
                <button
                  type="button"
                  onClick={() => select('sign-in')}
                  className="touch-target type-link font-semibold text-ink"
                >
                  Sign In
                </button>
              </p>
            </div>
          )}
        </div>
      </Tabs>
      <p className="type-note mt-7 border-t border-rule pt-4 text-ink-3">
        By continuing you agree to the{' '}
        <Link to="/terms" className="type-link">
          Terms
        </Link>{' '}
        and{' '}
        <Link to="/privacy" className="type-link">
          Privacy Policy
        </Link>
        .
      </p>
    </>
  );
}
