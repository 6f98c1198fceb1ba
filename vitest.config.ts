import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

const alias = [
  { find: /^@\//, replacement: root },
  { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
]

const ignored = ['**/node_modules/**', '.next/**', 'data/**', 'e2e/**']
const againstTheApi = ['clinic-api/**/*.test.ts', 'lib/api/**/*.test.ts', 'lib/bff/handlers/*.test.ts']

// The embedded PostgreSQL hooks an exit with code 0 onto an empty event loop, which would turn failed tests green.
process.on('beforeExit', () => process.exit())

export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,components,contract,lib,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...againstTheApi],
          // Several read the whole tree, and other work may be going on beside them.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: againstTheApi,
          exclude: ignored,
          globalSetup: './clinic-api/testing/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
