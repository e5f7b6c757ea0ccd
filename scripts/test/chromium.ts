import { findOnPath, installWithSystem } from '../engines/installed-program.ts';
import { PlainError } from '../plain-error.ts';

const find = () => findOnPath('chromium', 'chromium-browser', 'google-chrome');

/** Path of a Chromium, installed if need be. */
export function chromiumProgram(say: (line: string) => void): string {
  const packages = { apt: 'chromium', dnf: 'chromium', brew: 'chromium' };
  const found = find() ?? (installWithSystem(packages, say) ? find() : undefined);
  if (found) return found;
  throw new PlainError(
    'The browser tests need Chromium, and it could not be installed. Install chromium, then run npm test again.',
  );
}
