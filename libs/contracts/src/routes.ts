import { adminRoutes } from './admin/admin.routes.ts';
import { alertsRoutes } from './alerts/alerts.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import type { RouteAnswer, RouteInput } from './define-route.ts';
import { filesRoutes } from './files/files.routes.ts';
import { preferencesRoutes } from './preferences/preferences.routes.ts';
import { keptResultsRoutes } from './preflight/kept-results.routes.ts';
import { preflightRoutes } from './preflight/preflight.routes.ts';
import { projectsRoutes } from './projects/projects.routes.ts';
import { quotesRoutes } from './quotes/quotes.routes.ts';
import { vendorLinksRoutes } from './quotes/vendor-links.routes.ts';
import { specsPrintRoutes } from './specs/specs-print.routes.ts';
import { specsRoutes } from './specs/specs.routes.ts';
import { systemRoutes } from './system/system.routes.ts';

/** Every public HTTP route. */
export const routes = {
  ...systemRoutes,
  ...authRoutes,
  ...preferencesRoutes,
  ...projectsRoutes,
  ...alertsRoutes,
  ...adminRoutes,
  ...preflightRoutes,
  ...keptResultsRoutes,
  ...filesRoutes,
  ...specsRoutes,
  ...specsPrintRoutes,
  ...quotesRoutes,
  ...vendorLinksRoutes,
  ...chatRoutes,
};

type Routes = typeof routes;

/** Types of the routes for a client: 'POST /api/projects' → its inputs and answer. */
export type ApiRoutes = {
  [Name in keyof Routes as `${Routes[Name]['method']} ${Routes[Name]['path']}`]: {
    body: RouteInput<Routes[Name], 'body'>;
    params: RouteInput<Routes[Name], 'params'>;
    query: RouteInput<Routes[Name], 'query'>;
    answer: RouteAnswer<Routes[Name]>;
  };
};
