import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ColorBar } from '../../../components/ui/color-bar.tsx';
import { Wordmark } from '../../../components/ui/mark.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { useSession } from '../session-context.ts';
import { Benefits } from './benefits.tsx';
import { CreateAccountForm } from './create-account-form.tsx';
import { DownloadApp } from './download-app.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { TriFold } from './tri-fold.tsx';

const redirectDelayMs = 100;
const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'create-account', label: 'Create Account' },
] as const;

/** Sign in or create an account; who is signed in already is sent home. */
export function LoginScreen() {
  const { user, isLoading } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!user) return undefined;
    const timer = setTimeout(() => void navigate('/', { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [user, navigate]);

  return (
    <main className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_560px]">
      <title>Print Partner</title>
      <Welcome />
      <div className="border-t border-rule bg-sheet px-5 pt-7 pb-10 lg:border-t-0 lg:border-l lg:px-20 lg:pt-[98px]">
        <div className="mx-auto max-w-140 lg:max-w-none">
          {isLoading ? <Spinner>Loading...</Spinner> : <Account />}
        </div>
      </div>
    </main>
  );
}

function Welcome() {
  return (
    <div className="px-5 pt-5 pb-5 lg:px-16 lg:pt-11 lg:pb-9">
      <div className="mx-auto max-w-140 lg:mx-0 lg:max-w-none">
        <div className="flex items-center justify-between lg:-ml-px">
          <Wordmark large />
          <ColorBar className="lg:hidden" />
        </div>
        <TriFold className="mt-11 hidden w-154 max-w-full lg:block" />
        <h1 className="type-title mt-6 text-[1.75rem]/8.5 lg:mt-10 lg:text-[2.5rem]/13 lg:tracking-[-0.02em]">
          Print Partner
        </h1>
        <p className="mt-1 mb-5 font-serif lg:mt-0.5 text-[1.125rem]/6.5 text-ink-2 lg:mb-8 lg:text-[1.25rem]/7">
          Professional print production tools at your fingertips
        </p>
        <Benefits />
      </div>
    </div>
  );
}

function Account() {
  const [selected, select] = useState<(typeof tabs)[number]['id']>('create-account');
  return (
    <>
      <Tabs label="Account" tabs={tabs} selected={selected} onSelect={select}>
        <div className="pt-7">
          {selected === 'sign-in' ? (
            <SignInForm />
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
