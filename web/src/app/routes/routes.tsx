import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { Protected } from './protected.tsx';

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
const NotFoundScreen = lazyScreen(
  async () => (await import('../../features/legal/not-found-screen.tsx')).NotFoundScreen,
);

interface AppRoute {
  path: string;
  element: ReactNode;
}

const home = (
  <Protected>
    <HomeScreen />
  </Protected>
);

/** All routes. Only the home screen is in the first load; every other screen is loaded when opened. */
export const routes: readonly AppRoute[] = [
  { path: '/', element: home },
  { path: '/app', element: home },
  { path: '/account', element: home },
  { path: '/desktop', element: home },
  { path: '/login', element: <LoginScreen /> },
  { path: '/create-account-2024', element: <LoginScreen /> },
  { path: '/privacy', element: <PrivacyScreen /> },
  { path: '/terms', element: <TermsScreen /> },
  { path: '/support', element: <SupportScreen /> },
  { path: '/search-help', element: <SearchHelpScreen /> },
  { path: '/print-partner', element: <SearchHelpScreen /> },
  { path: '/find-us', element: <SearchHelpScreen /> },
  { path: '/confirm-email', element: <ConfirmEmailScreen /> },
  { path: '/:hash', element: <HashRoute /> },
  { path: '*', element: <NotFoundScreen /> },
];

const HEX_PATH = /^[0-9a-f]{8,64}$/i;

/** Paths of 8 to 64 hex digits are old links to the login screen. */
function HashRoute() {
  const { hash = '' } = useParams();
  return HEX_PATH.test(hash) ? <LoginScreen /> : <NotFoundScreen />;
}
