import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { preferences, preferencesForm } from './preferences.ts';

export const readPreferences = defineRpc({
  pattern: 'auth.read-preferences',
  access: 'user',
  callers: { chat: 'onBehalf' },
  input: z.object({}),
  output: preferences,
});

export const savePreferences = defineRpc({
  pattern: 'auth.save-preferences',
  access: 'user',
  input: preferencesForm,
  output: preferences,
});
