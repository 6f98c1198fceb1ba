import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createVitest } from 'vitest/node'

const folder = mkdtempSync(join(tmpdir(), 'consulta-mutants-'))
const draft = join(folder, 'mutant.ts')
process.env.MUTANT_CODE = draft
// A model of a few sequences is a judge among others.
process.env.MODEL_RUNS ??= '5'
const vitest = await createVitest({ config: 'lab/mutants/vitest.config.ts', watch: false })
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((each) => [each.moduleId, each] as const),
)

const verdicts = new Map<string, Promise<string[]>>()
/** Tests that fail without any fault: they judge nothing. */
export const broken = new Set<string>()
let last: string | undefined

/** The test that notices the fault, the first in the given order; null when none does. */
export async function killerOf(path: string, code: string, tests: readonly string[]): Promise<string | null> {
  const able = tests.filter((test) => !broken.has(test))
  const [killer] = await faultsWith(path, code, able)
  if (killer === undefined) return null
  const asked = able.includes(killer) ? able.slice(0, able.indexOf(killer) + 1) : able
  const key = asked.join()
  const verdict = verdicts.get(key) ?? faultsWith(path, null, asked)
  verdicts.set(key, verdict)
  const without = (await verdict).filter((test) => !broken.has(test))
  if (without.length === 0) return killer
  for (const test of without) {
    broken.add(test)
    console.log(`  fails without any fault: ${test}`)
  }
  return killerOf(path, code, tests)
}

const mostSeconds = (test: string) => (/^(clinic-api|lib\/api)\//.test(test) ? 20 : 2)

/** The tests that fail with this code in the file's place, or with the file as it is. */
async function faultsWith(path: string, code: string | null, tests: readonly string[]): Promise<string[]> {
  const file = resolve(path)
  // Vitest would keep the last file's mutant for the tests of the next.
  for (const each of new Set([last ?? file, file])) vitest.invalidateFile(each)
  process.env.MUTANT_FILE = code === null ? '' : file
  last = file
  writeFileSync(draft, code ?? '')
  const chosen = tests.flatMap((test) => specifications.get(resolve(test)) ?? [])
  if (chosen.length === 0) return []
  let isEndless = false
  // A loop without an end blocks its process, so only another process can end it.
  const guard = setTimeout(
    () => {
      isEndless = true
      for (const reason of ['keyboard-input', 'keyboard-input'] as const)
        vitest.cancelCurrentRun(reason).catch(() => undefined)
    },
    1000 * tests.reduce((sum, test) => sum + mostSeconds(test), 30),
  )
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
  clearTimeout(guard)
  // Vitest also hands over the modules of the runs before.
  const failed = new Set(testModules.filter((each) => !each.ok()).map(({ moduleId }) => moduleId))
  return [
    ...tests.filter((test) => failed.has(resolve(test))),
    ...unhandledErrors.map((error) => String(error)),
    ...(isEndless ? ['no end'] : []),
  ]
}

export async function close(): Promise<void> {
  await vitest.close()
  rmSync(folder, { recursive: true })
}
