import { findOnPath, installWithSystem, type PackageNames } from '../engines/installed-program.ts';
import { PlainError } from '../plain-error.ts';

interface Build {
  programs: string[];
  packages: PackageNames;
}

/** The same engine without a user interface. Tests run in two thirds of the time. */
const headlessShell: Build = {
  programs: ['chromium-headless-shell'],
  // Only apt has a package with this program.
  packages: { apt: 'chromium-headless-shell' },
};
const chromium: Build = {
  programs: ['chromium', 'chromium-browser', 'google-chrome'],
  packages: { apt: 'chromium', dnf: 'chromium', brew: 'chromium' },
};

/** Path of Chromium, installed if necessary. @throws PlainError if it can't be installed */
export function chromiumProgram(log: (line: string) => void): string {
  const find = ({ programs }: Build) => findOnPath(...programs);
  const install = (build: Build) => (installWithSystem(build.packages, log) ? find(build) : undefined);
  const found = find(headlessShell) ?? install(headlessShell) ?? find(chromium) ?? install(chromium);
  if (found) return found;
  throw new PlainError(
    'The browser tests need Chromium, and installing it failed. Install chromium, then run npm test again.',
  );
}
