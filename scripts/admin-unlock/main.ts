import { endWith } from '../plain-error.ts';
import { readStartSettings } from '../start/settings.ts';
import { unlockAdmin } from './unlock-admin.ts';

/** `npm run admin:unlock`, for the running system of `npm start`. In compose: `docker-compose kill -s USR2 gateway`. */
try {
  unlockAdmin(readStartSettings(process.env).dataDir);
  console.log('Wrong admin passwords are forgotten. You can enter the password again.');
} catch (error) {
  endWith(error);
}
