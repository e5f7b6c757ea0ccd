/** What an `env.ts` needs, without Nest. */
export { mailSettings } from './mail/mail-options.ts';
export {
  mailedUrl,
  webSignUp,
  nodeEnv,
  processSettings,
  publicUrl,
  readEnv,
  serviceSettings,
  SettingsError,
  uploadLimitMb,
} from './read-env.ts';
