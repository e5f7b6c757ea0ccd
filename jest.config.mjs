/** Units beside the code, integration tests in test/ folders; web's run in jsdom. */
const swc = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    keepClassNames: true,
  },
  module: { type: 'es6' },
};

const shared = {
  resolver: '<rootDir>/scripts/test/jest-resolver.cjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
};

export default {
  // Only a hang takes this long, however busy the machine is.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/scripts/test/jest-order.mjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/scripts/test/retry-once.mjs'],
      testEnvironmentOptions: { customExportConditions: ['@printpartner/source', 'node', 'node-addons'] },
      testMatch: [
        '<rootDir>/{libs,services}/*/{src,test}/**/*.test.ts',
        '<rootDir>/gateway/{src,test}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/web/{first-paint,offline,search-index}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'web',
      // Its ES modules are one file an icon: 2,400 files to read for every test.
      moduleNameMapper: { '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js' },
      testEnvironment: 'jest-environment-jsdom',
      setupFiles: ['<rootDir>/web/src/platform/testing/no-layout.ts'],
      setupFilesAfterEnv: ['<rootDir>/web/src/platform/testing/wait-longer.ts'],
      testEnvironmentOptions: { customExportConditions: ['@printpartner/source', 'browser'] },
      testMatch: ['<rootDir>/web/src/**/*.test.{ts,tsx}'],
    },
  ],
};
