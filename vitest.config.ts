import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { apiTests, slowApiTests } from './scripts/test-run/api-tests.ts'
import { LongestFirst } from './scripts/test-run/longest-first.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const alias = [
  { find: /^@\//, replacement: root },
  { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
]

const ignored = ['**/node_modules/**', '.next/**', 'data/**', 'e2e/**']
/** Tests that mock modules, depend on what a module reads once, or measure memory need a process of their own. */
const alone = '**/*.alone.test.{ts,tsx}'
const slow = '**/*.slow.test.ts'
const unitTests = (name: string) => `{app,components,contract,lab,lib,scripts}/**/${name}`
const withDatabase = {
  globalSetup: './clinic-api/testing/global-setup.ts',
  execArgv: ['--import', './clinic-api/db/quick-imports.ts'],
  // Long enough for two cores that do other work too: what hangs is found all the same.
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

// The embedded PostgreSQL hooks an exit with code 0 onto an empty event loop, which would turn failed tests green.
process.on('beforeExit', () => process.exit())

export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    tags: [
      {
        name: 'slow',
        description:
          'Starts programs, waits for a clock, or does one thing very often: only the whole suite runs it.',
      },
    ],
    // Several read the whole tree, and other work may be going on beside them.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [unitTests('*.test.ts')],
          exclude: [...ignored, ...apiTests, alone],
          // A process for every file would load the same modules as often, for half of the time that all take.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          include: [unitTests('*.test.tsx')],
          exclude: [...ignored, alone],
          // Apart from the others: a process that has files with and without a window in turn starts anew for each.
          environment: 'happy-dom',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-alone',
          include: [unitTests('*.alone.test.{ts,tsx}')],
          exclude: [...ignored, ...apiTests],
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'api',
          include: apiTests,
          exclude: [...ignored, alone, slow],
          // One process after the other would load the whole API, and an engine that is still cold, for every file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'api-alone',
          include: apiTests.map((files) => files.replace('*.test.ts', '*.alone.test.ts')),
          exclude: ignored,
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'api-slow',
          include: slowApiTests,
          exclude: ignored,
          testTimeout: 300_000,
        },
      },
    ],
  },
})
