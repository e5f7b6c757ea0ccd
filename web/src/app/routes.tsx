import { lazy, type ReactNode } from 'react';
import { HashGate } from './hash-gate.tsx';
import { HomeScreen } from './home-screen.tsx';
import { Protected } from './protected.tsx';
import { LoginScreen } from './login-screen.ts';

const PrivacyScreen = lazy(async () => ({
  default: (await import('../features/legal/privacy-screen.tsx')).PrivacyScreen,
}));
const TermsScreen = lazy(async () => ({
  default: (await import('../features/legal/terms-screen.tsx')).TermsScreen,
}));
const SupportScreen = lazy(async () => ({
  default: (await import('../features/legal/support-screen.tsx')).SupportScreen,
}));
const PlanNote = lazy(async () => ({
  default: (await import('../features/access/plan-note.tsx')).PlanNote,
}));
const SearchHelpScreen = lazy(async () => ({
  default: (await import('../features/search-help/search-help-screen.tsx')).SearchHelpScreen,
}));
const ConfirmEmailScreen = lazy(async () => ({
  default: (await import('../features/session/components/confirm-email-screen.tsx')).ConfirmEmailScreen,
}));
const NotFoundScreen = lazy(async () => ({
  default: (await import('../features/legal/not-found-screen.tsx')).NotFoundScreen,
}));

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
