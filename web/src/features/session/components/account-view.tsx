import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { Link } from '../../../ui/link.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { readKeptReset } from '../kept-reset.ts';
import { sessionQuery } from '../../../entities/session/session-query.ts';
import { type LostSession, useAuth } from '../../../entities/session/session-context.ts';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { Button } from '../../../ui/button.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { CreateAccountForm, useCreateAccountForm } from './create-account-form.tsx';
import { ForgotPassword } from './forgot-password.tsx';
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

/** A link to the app store, because accounts are meant to be created in the mobile app. */
export function DownloadApp() {
  const { data: config } = useQuery(apiQuery('GET /api/config'));
  const storeUrl = config?.appStoreUrl;
  // An app that nobody can get is no offer.
  if (!storeUrl) return null;
  return (
    <div className="grid gap-3 rounded-control border border-l-3 border-rule border-l-ink bg-sheet px-4 py-3.5 md:grid-cols-[1fr_auto] md:items-center md:gap-3">
      <div>
        <h2 className="type-subhead">Get the mobile app</h2>
        <p className="type-data text-ink-2">Download the app from the app store to create an account.</p>
      </div>
      <Button
        variant="outline"
        className="px-3! text-[0.8125rem]!"
        icon={<Smartphone size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => window.open(storeUrl, '_blank', 'noopener,noreferrer')}
      >
        Download App
      </Button>
    </div>
  );
}

/** Explains why the login screen appeared, and where typed text went. */
function LostSessionNote({ hasDrafts }: LostSession) {
  return (
    <div aria-live="polite" className="mb-6">
      <VerdictNote verdict="warning">
        Your session has ended.{' '}
        {hasDrafts
          ? 'What you typed is kept on this device. Sign in again to get it back.'
          : 'Sign in again to continue.'}
      </VerdictNote>
    </div>
  );
}

/** Explains why the login screen may appear although the user is signed in. */
function ServerAwayNote() {
  return (
    <div aria-live="polite" className="mb-6">
      <VerdictNote verdict="warning">
        The server cannot be reached. We keep trying every few seconds. If you are signed in, your workspace
        opens as soon as it answers.
      </VerdictNote>
    </div>
  );
}
