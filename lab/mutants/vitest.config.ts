import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import whole from '../../vitest.config.ts'

/** The tests, on sources of which one may have another text: `MUTANT_FILE` has that of `MUTANT_CODE`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  ...(whole.resolve && { resolve: whole.resolve }),
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load(id) {
        const { MUTANT_FILE: file, MUTANT_CODE: code = '' } = process.env
        return file && id.split('?')[0] === file ? readFileSync(code, 'utf8') : null
      },
    },
  ],
  test: {
    name: 'mutants',
    include: ['{contract,lib,components}/**/*.test.{ts,tsx}', 'clinic-api/**/*.test.ts'],
    globalSetup: 'clinic-api/testing/global-setup.ts',
    execArgv: ['--import', './clinic-api/db/quick-imports.ts'],
    // A kept transformation would be that of the file, not of the mutant.
    fsModuleCache: false,
    maxWorkers: 1,
    bail: 1,
    reporters: [{}],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
