import { defineRoute } from '../define-route.ts';
import { preferences, preferencesForm } from './preferences.ts';

const PATH = '/api/preferences';
const TAG = 'Preferences';

export const preferencesRoutes = {
  getPreferences: defineRoute({
    method: 'GET',
    path: PATH,
    access: 'read preferences',
    tag: TAG,
    summary: 'Tab order and colors, empty for the defaults, and the other preferences',
    answer: preferences,
  }),
  putPreferences: defineRoute({
    method: 'PUT',
    path: PATH,
    access: 'change preferences',
    tag: TAG,
    summary:
      'Update some preferences: the tab order, the colors of some tabs (null restores the default), whether the assistant’s model gets the user’s work, the unit of lengths; returns all preferences',
    body: preferencesForm,
    answer: preferences,
  }),
};
