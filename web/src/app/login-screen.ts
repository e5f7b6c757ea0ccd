import { lazy } from 'react';

/** Forms and their schemas stay out of the first load. */
export const LoginScreen = lazy(async () => ({
  default: (await import('../features/session/components/login-screen.tsx')).LoginScreen,
}));
