/** The architecture as rules. A test breaks each of them. */
const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Type imports count, too. What two files need from each other goes into a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'services-import-no-service',
    comment: 'A service imports libs, never another service.',
    severity: 'error',
    from: { path: '^services/([^/]+)/' },
    to: { path: '^services/', pathNot: '^services/$1/' },
  },
  {
    name: 'services-import-libs-only',
    severity: 'error',
    from: { path: '^services/' },
    to: { path: '^(gateway|web|scripts)/' },
  },
  {
    name: 'gateway-imports-libs-only',
    severity: 'error',
    from: { path: '^gateway/' },
    to: { path: '^(services|web|scripts)/' },
  },
  {
    name: 'libs-import-libs-only',
    severity: 'error',
    from: { path: '^libs/' },
    to: { path: '^(services|gateway|web|scripts)/' },
  },
  {
    name: 'preflight-engine-stands-alone',
    comment: 'It works outside this repository, without Nest or Redis.',
    severity: 'error',
    from: { path: '^libs/preflight-engine/' },
    to: {
      path: '^(libs|services|gateway|web|scripts)/|node_modules/(@nestjs|ioredis|bullmq|typeorm)',
      pathNot: '^libs/preflight-engine/',
    },
  },
  {
    name: 'contracts-import-no-other-package',
    severity: 'error',
    from: { path: '^libs/contracts/' },
    to: { path: '^(libs|services|gateway|web|scripts)/', pathNot: '^libs/contracts/' },
  },
  {
    name: 'print-knowledge-stands-alone',
    comment: 'Data and arithmetic, which also run in a browser, offline.',
    severity: 'error',
    from: { path: '^libs/print-knowledge/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^libs/print-knowledge/' },
  },
  {
    name: 'documents-import-contracts',
    comment: 'What edits of several devices have in common, for the web app and the services, also offline.',
    severity: 'error',
    from: { path: '^libs/documents/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^libs/(documents|contracts)/' },
  },
  {
    name: 'spec-sheet-imports-contracts-and-knowledge',
    comment: 'What a spec sheet means, for the web app, the services and the assistant, also offline.',
    severity: 'error',
    from: { path: '^libs/spec-sheet/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^libs/(spec-sheet|contracts|documents|print-knowledge|pdf-report/src/characters)/' },
  },
  {
    name: 'printed-characters-stand-alone',
    comment: 'Which characters a PDF prints, also in a browser, without the fonts.',
    severity: 'error',
    from: { path: '^libs/pdf-report/src/characters/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^libs/pdf-report/src/characters/' },
  },
  {
    name: 'dielines-import-knowledge',
    comment: 'Geometry that also runs in a browser, offline. Only its files need PDF libraries and fonts.',
    severity: 'error',
    from: { path: '^libs/dielines/', pathNot: '^libs/dielines/src/files/|\\.test\\.ts$' },
    to: { pathNot: '^libs/(dielines|print-knowledge)/|node_modules/clipper2-ts' },
  },
  {
    name: 'dieline-files-import-pdf-libraries',
    severity: 'error',
    from: { path: '^libs/dielines/src/files/', pathNot: '\\.test\\.ts$' },
    to: {
      pathNot: '^libs/(dielines|pdf-writer|print-knowledge)/|node_modules/(clipper2-ts|@cantoo/)',
    },
  },
  {
    name: 'pdf-writer-imports-pdf-libraries',
    comment: 'Also runs in a worker of a browser, so no module of Node.',
    severity: 'error',
    from: { path: '^libs/pdf-writer/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^libs/pdf-writer/|node_modules/(fflate|@cantoo/)' },
  },
  {
    name: 'print-search-imports-knowledge',
    comment: 'Finds entries and answers for the web app and the assistant, also offline.',
    severity: 'error',
    from: { path: '^libs/print-search/', pathNot: '\\.test\\.ts$' },
    to: {
      pathNot: '^libs/(print-search|print-knowledge|spec-sheet|dielines)/|node_modules/minisearch',
    },
  },
  {
    name: 'assistant-imports-what-it-knows',
    comment: 'Answers for the chat service and, offline, for the web app.',
    severity: 'error',
    from: { path: '^libs/assistant/', pathNot: '\\.test\\.ts$' },
    to: {
      pathNot: '^libs/(assistant|contracts|print-knowledge|print-search|spec-sheet)/|node_modules/zod',
    },
  },
  {
    name: 'web-imports-contracts-only',
    severity: 'error',
    from: { path: '^web/', pathNot: '^web/e2e/' },
    to: {
      path: '^(libs|services|gateway|scripts)/',
      // Its tests have the probe document, too, which shipped code doesn't import.
      pathNot:
        '^libs/(contracts|documents|print-knowledge|spec-sheet|print-search|assistant|dielines|testing/src/probe-document)/',
    },
  },
  {
    name: 'web-e2e-imports-testing-too',
    comment: 'Browser tests share fixtures with the HTTP tests.',
    severity: 'error',
    from: { path: '^web/e2e/' },
    to: {
      path: '^(libs|services|gateway|scripts)/',
      pathNot: '^libs/(contracts|print-knowledge|spec-sheet|print-search|testing)/',
    },
  },
  {
    name: 'web-features-import-no-feature',
    comment: 'A feature imports entities, platform and ui; web/src/app puts features together.',
    severity: 'error',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/(features|app)/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'web-entities-import-no-entity',
    comment: 'An entity imports platform and ui. A feature that needs two entities imports both.',
    severity: 'error',
    from: { path: '^web/src/entities/([^/]+)/' },
    to: { path: '^web/src/(entities|features|app)/', pathNot: '^web/src/entities/$1/' },
  },
  {
    name: 'web-ui-imports-platform-only',
    severity: 'error',
    from: { path: '^web/src/ui/' },
    to: { path: '^web/src/(entities|features|app)/' },
  },
  {
    name: 'web-platform-imports-nothing-above',
    severity: 'error',
    from: { path: '^web/src/platform/' },
    to: { path: '^web/src/(ui|entities|features|app)/' },
  },
  {
    name: 'web-worker-imports-no-screens',
    comment: 'The offline worker has no page: it shares what entities and platform know.',
    severity: 'error',
    from: { path: '^web/src/worker/' },
    to: { path: '^web/src/(ui|features|app)/|node_modules/react' },
  },
  {
    name: 'web-vendor-page-registers-no-worker',
    comment: 'Strangers open a link once: it keeps no app on their device.',
    severity: 'error',
    from: { path: '^web/src/(features/vendor-page|ui/public-page)/' },
    to: { path: '^web/src/platform/worker/register-worker', reachable: true },
  },
  {
    name: 'shipped-code-imports-no-test',
    comment: 'Nor test fixtures.',
    severity: 'error',
    from: {
      path: '^(libs|services|gateway|web)/',
      pathNot: '(\\.test\\.tsx?$|/(test|testing|e2e)/|^libs/testing/)',
    },
    to: { path: '(\\.test\\.tsx?$|/(test|e2e)/|^web/src/(entities|platform)/.+/testing/|^libs/testing/)' },
  },
  {
    name: 'scripts-import-no-package',
    comment: 'The starter runs before anything is built. Children, tests and `.built.ts` run after that.',
    severity: 'error',
    from: { path: '^scripts/', pathNot: '^scripts/(?:bench|eval|system)/|\\.(built|child|test)\\.ts$' },
    to: { path: '^(libs|services|gateway|web)/' },
  },
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-types)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@printpartner/source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
