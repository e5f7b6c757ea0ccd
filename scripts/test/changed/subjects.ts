/** What the tests of a running system are about: they import nothing of what they drive. */
export interface Subject {
  /** The code that makes it. */
  modules: RegExp;
  /** The specs and system tests that drive it. */
  tests: RegExp;
}

const spec = (names: string): RegExp => new RegExp(`^(web|gateway)/e2e/(${names})\\.spec\\.ts$`);
const or = (...parts: RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join('|'));
const system = (names: string): RegExp => new RegExp(`^scripts/test/system/(${names})\\.test\\.ts$`);

/** One guide, whose dialogs are driven with those of the others. */
const guide = (name: string, specs: string): Subject => ({
  modules: new RegExp(`^web/src/features/guides/${name}/`),
  tests: spec(`${specs}|guide-dialogs`),
});

/** A test of this list proves that no spec and no part of the product is left out. */
export const subjects: Readonly<Record<string, Subject>> = {
  accounts: {
    modules:
      /^(services\/(auth|admin)|gateway\/src\/(auth|admin|identity|preferences)|web\/src\/features\/(access|session|settings))\//,
    tests: or(
      spec(
        'accounts|admin|deletion|enumeration|export|leaving|limits|passwords|preferences|sessions?|settings|authorization',
      ),
      system('deletion'),
    ),
  },
  home: {
    modules: /^web\/src\/features\/(home|build-badge|tutorial)\//,
    tests: spec('home|preferences|rearrange(-[a-z]+)?|routes|shell|tab-colors|toasts|tutorial'),
  },
  projects: {
    modules: /^(services\/projects|gateway\/src\/projects|web\/src\/features\/projects)\//,
    tests: or(
      spec('projects-[a-z]+|bad-input|export|kept-results|leaving|mishaps|authorization'),
      system('deletion|survival'),
    ),
  },
  reminders: {
    modules: /^(services\/alerts|gateway\/src\/alerts|web\/src\/features\/reminders)\//,
    tests: or(
      spec('reminders(-[a-z]+)?|streams|export|authorization'),
      system('deletion|reminders|survival'),
    ),
  },
  preflight: {
    modules:
      /^(services\/preflight|gateway\/src\/preflight|web\/src\/features\/preflight|libs\/(preflight-engine|file-store))\//,
    tests: or(spec('preflight(-[a-z]+)?|ink-pages|kept-results|export|authorization'), system('deletion')),
  },
  /** What all guides are made of. */
  guides: {
    modules: /^web\/src\/features\/guides\/(calculators|folding|production|shell|stock)\//,
    tests: spec('guide-[a-z-]+|calculators'),
  },
  bindings: guide('bindings', 'guide-bindings'),
  booklets: guide('booklets', 'guide-booklets'),
  brochures: guide('brochures', 'guide-brochures'),
  coatings: guide('coatings', 'guide-coatings'),
  mailers: guide('mailers', 'guide-(mailers|mail-calculators)'),
  paper: guide('paper', 'guide-(paper|paper-calculators|envelopes)'),
  presses: guide('presses', 'guide-presses|calculators'),
  pages: {
    modules: /^web\/src\/features\/(ios-repro|legal|search-help)\//,
    tests: spec('routes|shell'),
  },
  door: {
    modules: /^gateway\/src\/(http|system|web)\//,
    tests: spec('bad-input|openapi|mishaps|routes|sessions|shell|authorization|streams'),
  },
  /** Starts everything, and sees to it that one process does not know another's secrets. */
  starter: {
    modules: /^(services|gateway\/src|libs\/(file-store|messaging|service-kit))\//,
    tests: system('starter'),
  },
  processes: {
    modules: /^scripts\/(engines|processes|start)\//,
    tests: system('[a-z-]+'),
  },
};
