import { findOnPath, installWithSystem, type PackageNames } from '../engines/installed-program.ts';
import { PlainError } from '../plain-error.ts';

interface Build {
  programs: string[];
  packages: PackageNames;
}

/** The same engine without a desktop around it: tests take two thirds of the time they take in the other. */
const headlessShell: Build = {
  programs: ['chromium-headless-shell'],
  // Others have no package that brings a program of this name.
  packages: { apt: 'chromium-headless-shell' },
};
const chromium: Build = {
  programs: ['chromium', 'chromium-browser', 'google-chrome'],
  packages: { apt: 'chromium', dnf: 'chromium', brew: 'chromium' },
};

/** Path of a Chromium, installed if need be. @throws PlainError when there is no way to get one */
export function chromiumProgram(say: (line: string) => void): string {
  const find = ({ programs }: Build) => findOnPath(...programs);
  const install = (build: Build) => (installWithSystem(build.packages, say) ? find(build) : undefined);
  const found = find(headlessShell) ?? install(headlessShell) ?? find(chromium) ?? install(chromium);
  if (found) return found;
  throw new PlainError(
    'The browser tests need Chromium, and it could not be installed. Install chromium, then run npm test again.',
  );
}
