/** Maps code to the tests of the running system, which don't import it. */
export interface Subject {
  modules: RegExp;
  /** Specs and system tests that cover it. */
  tests: RegExp;
}

const spec = (names: string): RegExp => new RegExp(`^(web|gateway)/e2e/(${names})\\.spec\\.ts$`);
const or = (...parts: RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join('|'));
const system = (names: string): RegExp => new RegExp(`^scripts/test/system/(${names})\\.test\\.ts$`);

/** One guide. A shared spec covers the dialogs of all guides. */
const guide = (name: string, specs: string): Subject => ({
  modules: new RegExp(`^web/src/features/guides/${name}/`),
  tests: spec(`${specs}|guide-dialogs`),
});

/** reached-tests.test.ts fails if a spec or a part of the product is missing here. */
export const subjects: Readonly<Record<string, Subject>> = {
  accounts: {
    modules:
      /^(services\/(auth|admin)|gateway\/src\/(auth|admin|identity|preferences)|web\/src\/(entities\/session|features\/(admin|session|settings)))\//,
    tests: or(
      spec(
        'accounts|admin|deletion|enumeration|leaving|limits|passwords|preferences|sessions?|settings|units|authorization',
      ),
      system('deletion'),
    ),
  },
  home: {
    modules: /^web\/src\/features\/(home|build-badge|tutorial)\//,
    tests: spec(
      'home|preferences|rearrange(-[a-z]+)?|routes|shell|tab-colors|toasts|tutorial|accessibility(-work)?|announcements|keyboard',
    ),
  },
  projects: {
    modules:
      /^(services\/projects|gateway\/src\/projects|web\/src\/(entities\/project|features\/projects))\//,
    tests: or(
      spec(
        'projects-[a-z]+|offline-(projects|killed)|bad-input|deletion|kept-results|leaving|mishaps|authorization',
      ),
      system('deletion|survival'),
    ),
  },
  reminders: {
    modules: /^(services\/alerts|gateway\/src\/alerts|web\/src\/(entities\/alert|features\/reminders))\//,
    tests: or(
      spec('reminders(-[a-z]+)?|streams|deletion|authorization'),
      system('deletion|reminders|survival'),
    ),
  },
  preflight: {
    modules:
      /^(services\/preflight|gateway\/src\/preflight|web\/src\/(features\/preflight|entities\/preflight-result)|libs\/(preflight-engine|file-store|pdf-report))\//,
    tests: or(spec('preflight(-[a-z]+)?|ink-pages|kept-results|deletion|authorization'), system('deletion')),
  },
  specs: {
    modules:
      /^(services\/specs|gateway\/src\/specs|web\/src\/(entities\/spec-sheet|features\/specs)|libs\/(spec-sheet|pdf-report))\//,
    tests: or(
      spec(
        'specs(-[a-z]+)?|offline-(specs|killed)|spec-sheets|preflight-job|bad-input|deletion|authorization',
      ),
      system('deletion'),
    ),
  },
  quotes: {
    modules: /^web\/src\/(entities\/quote|features\/(quotes|vendor-page))\//,
    tests: spec('(accessibility-)?quotes'),
  },
  /** Shared by all guides. */
  guides: {
    modules: /^web\/src\/features\/guides\/(calculators|folding|production|shell|stock)\//,
    tests: spec('guide-[a-z-]+|calculators|units'),
  },
  search: {
    modules: /^(web\/(search-index|src\/(app\/search(-index)?|features\/search))|libs\/print-search)\//,
    tests: or(spec('search|calculators'), /^web\/search-index\/read-app\.test\.ts$/),
  },
  assistant: {
    modules: /^(services\/chat|gateway\/src\/chat|web\/src\/features\/assistant|libs\/assistant)\//,
    tests: or(spec('assistant(-[a-z]+)?|chat(-[a-z]+)?|bad-input|authorization'), system('deletion')),
  },
  bindings: guide('bindings', 'guide-bindings'),
  booklets: guide('booklets', 'guide-booklets'),
  brochures: guide('brochures', 'guide-brochures'),
  coatings: guide('coatings', 'guide-coatings'),
  mailers: guide('mailers', 'guide-(mailers|mail-calculators)'),
  paper: guide('paper', 'guide-(paper|paper-calculators|envelopes)'),
  presses: guide('presses', 'guide-presses|calculators'),
  dielines: {
    modules: /^(libs\/dielines|web\/src\/features\/guides\/(dielines|pocket-folders))\//,
    tests: spec('dielines'),
  },
  offline: {
    modules:
      /^web\/(offline|src\/(worker|features\/offline|platform\/(install|worker)))\/|^web\/src\/app\/(mount-error\.|offline\/)/,
    tests: spec('offline|updates|reminders-worker|client-errors|shell'),
  },
  firstPaint: {
    modules: /^(web\/(first-paint|src\/app\/first-paint)|gateway\/src\/web)\//,
    tests: spec('first-paint|accounts|home'),
  },
  pages: {
    modules: /^web\/src\/features\/(ios-repro|legal|search-help)\//,
    tests: spec('routes|shell'),
  },
  door: {
    modules: /^gateway\/src\/(http|system|web)\//,
    tests: or(
      spec('bad-input|client-errors|mishaps|routes|sessions|shell|authorization|streams'),
      system('metrics'),
    ),
  },
  queue: {
    modules: /^(web\/src\/platform\/(outbox|storage)|libs\/service-kit\/src\/idempotency)\//,
    tests: spec('queued-writes|leaving'),
  },
  admin: {
    modules: /^(services\/admin|gateway\/src\/admin|web\/src\/features\/admin)\//,
    tests: spec('admin|queue-board|authorization'),
  },
  /** Its tests start and stop everything, and check that no process knows another's secrets. */
  starter: {
    modules: /^(services|gateway\/src|libs\/(file-store|messaging|metrics|service-kit))\//,
    tests: system('starter|shutdown|metrics'),
  },
  /** The services with their tables filled. */
  size: {
    modules: /^(services\/[^/]+\/src|libs\/(messaging|service-kit)\/src)\//,
    tests: /^scripts\/bench\/size\/plans\.test\.ts$/,
  },
  processes: {
    modules: /^(scripts\/(backup|engines|processes|start)|libs\/backup)\//,
    tests: system('[a-z-]+'),
  },
};
