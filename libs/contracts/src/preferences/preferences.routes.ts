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
    summary: 'Tab order and colors; empty for the defaults',
    answer: preferences,
  }),
  putPreferences: defineRoute({
    method: 'PUT',
    path,
    access,
    tag,
    summary:
      'Update the tab order and/or the colors of some tabs (null restores the default); returns all preferences',
    body: preferencesForm,
    answer: preferences,
  }),
};
