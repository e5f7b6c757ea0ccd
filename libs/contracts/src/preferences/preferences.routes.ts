import { defineRoute } from '../define-route.ts';
import { preferences, preferencesForm } from './preferences.ts';

const path = '/api/preferences';
const access = 'user';
const tag = 'Preferences';

export const preferencesRoutes = {
  getPreferences: defineRoute({
    method: 'GET',
    path,
    access,
    tag,
    summary: 'Order and colors of the tabs; empty where the user has chosen none',
    answer: preferences,
  }),
  putPreferences: defineRoute({
    method: 'PUT',
    path,
    access,
    tag,
    summary:
      'Replace the order if sent, color the tabs that are sent (null: the default color), leave all else, get the whole',
    body: preferencesForm,
    answer: preferences,
  }),
};
