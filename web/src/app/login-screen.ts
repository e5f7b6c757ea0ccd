import { lazyScreen } from '../platform/lazy/lazy-screen.ts';

/** Forms and their schemas stay out of the first load. */
export const LoginScreen = lazyScreen(
  async () => (await import('../features/session/components/login-screen.tsx')).LoginScreen,
);
