import type { ReactNode } from 'react';
import { isOldLink, type PagePath } from '@printpartner/contracts/types';
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
