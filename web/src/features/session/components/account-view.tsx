import { useState } from 'react';
import { Link } from 'react-router';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { useSession } from '../session-context.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { DownloadApp } from './download-app.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { LostSessionNote } from './lost-session-note.tsx';
import { SignInForm } from './sign-in-form.tsx';

const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'create-account', label: 'Create Account' },
] as const;

type View = (typeof tabs)[number]['id'] | 'forgot-password';

/** Sign In and Create Account as tabs, and the way to a new password in their place. */
export function AccountView() {
  const { lost } = useSession();
  const [chosen, show] = useState<View | null>(null);
  // Who was signed in a moment ago has an account.
  const view = chosen ?? (lost ? 'sign-in' : 'create-account');
  const [email, setEmail] = useState('');
  const [isBack, setBack] = useState(false);

  function select(tab: (typeof tabs)[number]['id']) {
    setBack(false);
    show(tab);
  }

  if (view === 'forgot-password') {
    return (
      <ForgotPassword
        email={email}
        onBack={(typed) => {
          setEmail(typed);
          setBack(true);
          show('sign-in');
        }}
      />
    );
  }
  return (
    <>
      {lost && <LostSessionNote {...lost} />}
      <Tabs label="Account" tabs={tabs} selected={view} onSelect={select}>
        <div className="pt-7">
          {view === 'sign-in' ? (
            <SignInForm
              email={email}
              isBack={isBack}
              onForgot={(typed) => {
                setEmail(typed);
                show('forgot-password');
              }}
            />
          ) : (
            <div className="grid gap-6">
              <DownloadApp />
              <CreateAccountForm />
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
