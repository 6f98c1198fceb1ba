import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { TestSequencer } from 'vitest/node'
import whole from '../../vitest.config.ts'

/** The nearest tests come first, as they are asked for: most faults end there. */
class AsGiven implements TestSequencer {
  shard = <Each>(files: Each) => files
  sort = <Each>(files: Each) => files
}

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
    setupFiles: 'lab/mutants/seed.ts',
    // One PostgreSQL serves all mutants; an engine in memory would start cold for each.
    testNamePattern: /^(?!.* on pglite)/,
    globalSetup: 'clinic-api/testing/global-setup.ts',
    execArgv: ['--import', './clinic-api/db/quick-imports.ts'],
    // A kept transformation would be that of the file, not of the mutant.
    fsModuleCache: false,
    maxWorkers: 1,
    // Each run is a process of its own.
    isolate: false,
    bail: 1,
    sequence: { sequencer: AsGiven },
    reporters: [{}],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
