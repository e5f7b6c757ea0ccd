import { adminAtSize } from './admin.ts';
import { alertsAtSize } from './alerts.ts';
import { authAtSize } from './auth.ts';
import { chatAtSize } from './chat.ts';
import { preflightAtSize } from './preflight.ts';
import { projectsAtSize } from './projects.ts';
import { specsAtSize } from './specs.ts';
import type { ServiceAtSize } from './service-at-size.ts';

export const servicesAtSize: readonly ServiceAtSize[] = [
  authAtSize,
  projectsAtSize,
  alertsAtSize,
  preflightAtSize,
  specsAtSize,
  chatAtSize,
  adminAtSize,
];
