import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createVitest } from 'vitest/node'
import { drawn, type Mutant, mutantsOf, mutated, nameOf } from './mutants.ts'
import { testsOf } from './tests-of.ts'

/** Folders whose rules tests know, and how many mutants of each are tried: API tests take seconds where unit tests take one. */
const folders = {
  contract: 200,
  'lib/domain': 200,
  'clinic-api/policy': 40,
  'clinic-api/services/appointments': 40,
  'clinic-api/services/waitlist': 40,
}

const [wanted = ''] = process.argv.slice(2)
const seed = Number(process.env.MUTANTS_SEED ?? 7)
const bar = 0.85
setPriority(19)

interface Found {
  path: string
  source: string
  mutant: Mutant
}

function everyMutant(folder: string): Found[] {
  const files = globSync(`${folder}/**/*.ts`).filter(
    (path) => !path.endsWith('.test.ts') && path.includes(wanted),
  )
  return files.flatMap((path) => {
    const source = readFileSync(path, 'utf8')
    return mutantsOf(path, source).map((mutant) => ({ path, source, mutant }))
  })
}

const draft = join(mkdtempSync(join(tmpdir(), 'consulta-mutants-')), 'mutant.ts')
process.env.MUTANT_CODE = draft
const vitest = await createVitest({ config: 'lab/mutants/vitest.config.ts', watch: false })
const all = await vitest.globTestSpecifications()

/** Whether the tests that load a file pass, with other code in its place where some is given. */
async function pass(path: string, code: string | null): Promise<boolean> {
  const file = resolve(path)
  process.env.MUTANT_FILE = code === null ? '' : file
  writeFileSync(draft, code ?? '')
  vitest.invalidateFile(file)
  // The nearest tests first: most faults end there.
  const [nearest, ...others] = testsOf(path).map((each) => resolve(each))
  return (await passAll([nearest ?? ''])) && (others.length === 0 || passAll(others))
}

async function passAll(tests: readonly string[]): Promise<boolean> {
  const specifications = all.filter(({ moduleId }) => tests.includes(moduleId))
  if (specifications.length === 0) return true
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // Vitest also hands over the modules of the runs before.
  const own = testModules.filter(({ moduleId }) => tests.includes(moduleId))
  return unhandledErrors.length === 0 && own.every((each) => each.ok())
}

const whole = new Map<string, Promise<boolean>>()

/** Whether the tests notice. Throws when they fail already without the fault. */
async function isKilled({ path, source, mutant }: Found): Promise<boolean> {
  const passes = whole.get(path) ?? pass(path, null)
  whole.set(path, passes)
  if (!(await passes)) throw new Error(`The tests of ${path} fail as it is`)
  return !(await pass(path, mutated(source, mutant)))
}

let failed = false
for (const [folder, usual] of Object.entries(folders)) {
  const possible = everyMutant(folder)
  if (possible.length === 0) continue
  const chosen = drawn(possible, Number(process.env.MUTANTS ?? usual), seed)
  let killed = 0
  for (const each of chosen) {
    if (await isKilled(each)) killed += 1
    else console.log(`  survived: ${nameOf(each.path, each.source, each.mutant)}`)
  }
  const share = killed / chosen.length
  console.log(
    `${folder}: ${killed} of ${chosen.length} killed (${(share * 100).toFixed(1)} %), drawn from ${possible.length}`,
  )
  failed ||= share < bar
}
await vitest.close()
process.exit(failed ? 1 : 0)
