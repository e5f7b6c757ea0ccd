import { Fragment, type ReactNode, useDeferredValue } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isOldLink, type PagePath } from '@printpartner/contracts/types';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { useAuth } from '../../entities/session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { CropFrame } from '../../ui/empty-frame.tsx';
import { ScreenWait } from './screen-wait.tsx';

const LoginScreen = lazyScreen(
  async () => (await import('../../features/session/components/login-screen.tsx')).LoginScreen,
);
const PrivacyScreen = lazyScreen(
  async () => (await import('../../features/legal/privacy-screen.tsx')).PrivacyScreen,
);
const TermsScreen = lazyScreen(
  async () => (await import('../../features/legal/terms-screen.tsx')).TermsScreen,
);
const SupportScreen = lazyScreen(
  async () => (await import('../../features/legal/support-screen.tsx')).SupportScreen,
);
const SearchHelpScreen = lazyScreen(
  async () => (await import('../../features/search-help/search-help-screen.tsx')).SearchHelpScreen,
);
const ConfirmEmailScreen = lazyScreen(
  async () => (await import('../../features/session/components/confirm-email-screen.tsx')).ConfirmEmailScreen,
);
const ResetByLinkScreen = lazyScreen(
  async () => (await import('../../features/session/components/reset-by-link-screen.tsx')).ResetByLinkScreen,
);
const AdminScreen = lazyScreen(
  async () => (await import('../../features/admin/admin-screen.tsx')).AdminScreen,
);
const NotFoundScreen = lazyScreen(
  async () => (await import('../../features/legal/not-found-screen.tsx')).NotFoundScreen,
);

const home = (
  <Protected>
    <HomeScreen />
  </Protected>
);

const pages: Record<PagePath, ReactNode> = {
  '/': home,
  '/app': home,
  '/account': home,
  '/desktop': home,
  '/login': <LoginScreen />,
  '/create-account-2024': <LoginScreen />,
  '/privacy': <PrivacyScreen />,
  '/terms': <TermsScreen />,
  '/support': <SupportScreen />,
  '/search-help': <SearchHelpScreen />,
  '/print-partner': <SearchHelpScreen />,
  '/find-us': <SearchHelpScreen />,
  '/confirm-email': <ConfirmEmailScreen />,
  '/reset-password.html': <ResetByLinkScreen />,
  '/admin-dashboard-2024': <AdminScreen />,
};

const screens = new Map<string, ReactNode>(Object.entries(pages));

/**
 * The screen at a path. A slash at the end and capitals don't matter. Only the home screen is in the first load; every
 * other screen is loaded when opened.
 */
export function screenAt(path: string): ReactNode {
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
  return screens.get(plain) ?? (isOldLink(path) ? <LoginScreen /> : <NotFoundScreen />);
}

/** Redirects to the login screen when nobody is signed in. */
function Protected({ children }: { children: ReactNode }) {
  const { user, isLoading, isUnreachable } = useAuth();
  const { search } = useLocation();
  // The screen is rendered in slices, so that input is handled in between.
  const isPrepared = useDeferredValue(user !== null, false);
  if (isLoading || (user && !isPrepared)) return <ScreenWait>Loading your workspace...</ScreenWait>;
  if (isUnreachable) return <ServerUnreachable />;
  return user ? (
    <Fragment key={user.id}>{children}</Fragment>
  ) : (
    <Navigate to="/login" replace state={{ search }} />
  );
}

/** Shown while the server can't say who is signed in. */
function ServerUnreachable() {
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-2 px-4 py-16 md:justify-center md:px-6">
      <title>Print Partner</title>
      <CropFrame className="mb-4" />
      <h1 className="type-display">The server cannot be reached</h1>
      <p role="alert" className="type-body max-w-[46ch] text-ink-2">
        You are not signed out. We keep trying every few seconds, and your workspace opens as soon as the
        server answers.
      </p>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </main>
  );
}
