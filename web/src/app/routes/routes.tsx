import type { ReactNode } from 'react';
import { HashGate } from '../hash-gate.tsx';
import { HomeScreen } from '../home/home-screen.tsx';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { Protected } from './protected.tsx';
import { LoginScreen } from '../login-screen.ts';

const PrivacyScreen = lazyScreen(
  async () => (await import('../../features/legal/privacy-screen.tsx')).PrivacyScreen,
);
const TermsScreen = lazyScreen(
  async () => (await import('../../features/legal/terms-screen.tsx')).TermsScreen,
);
const SupportScreen = lazyScreen(
  async () => (await import('../../features/legal/support-screen.tsx')).SupportScreen,
);
const PlanNote = lazyScreen(async () => (await import('../../features/access/plan-note.tsx')).PlanNote);
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

/** The route table. The home is in the first load, every other screen comes when asked for. */
export const routes: readonly AppRoute[] = [
  { path: '/', element: home },
  { path: '/app', element: home },
  { path: '/account', element: home },
  { path: '/desktop', element: home },
  { path: '/login', element: <LoginScreen /> },
  { path: '/create-account-2024', element: <LoginScreen /> },
  { path: '/privacy', element: <PrivacyScreen /> },
  { path: '/terms', element: <TermsScreen /> },
  { path: '/support', element: <SupportScreen planNote={<PlanNote />} /> },
  { path: '/search-help', element: <SearchHelpScreen /> },
  { path: '/print-partner', element: <SearchHelpScreen /> },
  { path: '/find-us', element: <SearchHelpScreen /> },
  { path: '/confirm-email', element: <ConfirmEmailScreen /> },
  { path: '/:hash', element: <HashGate login={<LoginScreen />} otherwise={<NotFoundScreen />} /> },
  { path: '*', element: <NotFoundScreen /> },
];
