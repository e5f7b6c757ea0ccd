import { useDeferredValue, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Layers, PencilRuler, ScanLine } from 'lucide-react';
import { preflightCheckCount } from '@printpartner/contracts/types';
import { ColorBar } from '../../../ui/color-bar.tsx';
import { Wordmark } from '../../../ui/mark.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useAuth } from '../../../entities/session/session-context.ts';
import { AccountView } from './account-view.tsx';
import { TriFold } from './tri-fold.tsx';

const REDIRECT_DELAY_MS = 100;

/** Sign in or create an account. Redirects home when already signed in. */
export function LoginScreen() {
  const { user, isLoading } = useAuth();
  // The forms are rendered in slices, so that input is handled in between.
  const isPrepared = useDeferredValue(!isLoading, false);
  const navigate = useNavigate();
  const location = useLocation();
  // A user redirected here from an open tab returns to that tab.
  const cameFrom: unknown = location.state?.search;
  const search = typeof cameFrom === 'string' ? cameFrom : '';
  useEffect(() => {
    if (!user) return undefined;
    const goHome = () => void navigate({ pathname: '/', search }, { replace: true });
    const timer = setTimeout(goHome, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [user, navigate, search]);

  return (
    <main className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_560px]">
      <title>Print Partner</title>
      <Welcome />
      <div className="border-t border-rule bg-sheet px-5 pt-7 pb-10 lg:border-t-0 lg:border-l lg:px-20 lg:pt-[98px]">
        <div className="mx-auto max-w-140 lg:max-w-none">
          {isPrepared ? <AccountView /> : <Spinner>Loading...</Spinner>}
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

const benefits = [
  {
    Icon: ScanLine,
    text: `${preflightCheckCount.figures} preflight checks, each finding drawn on your page`,
  },
  { Icon: PencilRuler, text: 'Spec sheets any vendor can quote from' },
  { Icon: Layers, text: 'Paper, binding and mailing guides that work offline' },
];

function Benefits() {
  return (
    <ul className="type-body max-w-140 border-b border-rule lg:text-[1rem]">
      {benefits.map(({ Icon, text }) => (
        <li key={text} className="flex items-start gap-3.5 border-t border-rule py-2.25 lg:py-3.75">
          <Icon size={20} strokeWidth={1.6} className="mt-px shrink-0" aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}
