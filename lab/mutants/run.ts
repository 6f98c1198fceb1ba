import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'
import { drawn, type Mutant, mutantsOf, mutated, nameOf } from './mutants.ts'
import { testsOf } from './tests-of.ts'

/** Folders whose rules tests know, and how many mutants of each are tried: API tests take longer than unit tests. */
const folders = {
  contract: 150,
  'lib/domain': 150,
  'clinic-api/policy': 60,
  'clinic-api/services/appointments': 60,
  'clinic-api/services/waitlist': 60,
}

const [wanted = ''] = process.argv.slice(2)
const seed = Number(process.env.MUTANTS_SEED ?? 7)
const bar = 0.85

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

const folder = mkdtempSync(join(tmpdir(), 'consulta-mutants-'))
const draft = join(folder, 'mutant.ts')
process.env.MUTANT_CODE = draft
// A model of a few sequences is a judge among others.
process.env.MODEL_RUNS ??= '15'
const vitest = await createVitest({ config: 'lab/mutants/vitest.config.ts', watch: false })
const all = new Map((await vitest.globTestSpecifications()).map((each) => [each.moduleId, each]))
let last: string | undefined

/** The faults that tests find in a file, with other code in its place where some is given. */
async function faultsWith(path: string, code: string | null): Promise<string[]> {
  const file = resolve(path)
  // What was put into the last file would stay there for the tests of the next.
  for (const each of new Set([last ?? file, file])) vitest.invalidateFile(each)
  process.env.MUTANT_FILE = code === null ? '' : file
  last = file
  writeFileSync(draft, code ?? '')
  return faultsOf(testsOf(path).flatMap((test) => all.get(resolve(test)) ?? []))
}

async function faultsOf(specifications: TestSpecification[]): Promise<string[]> {
  if (specifications.length === 0) return []
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const ids = new Set(specifications.map(({ moduleId }) => moduleId))
  // Vitest also hands over the modules of the runs before.
  const own = testModules.filter(({ moduleId }) => ids.has(moduleId))
  return [
    ...own.flatMap((each) => (each.ok() ? [] : [each.relativeModuleId])),
    ...unhandledErrors.map((error) => String(error)),
  ]
}

const whole = new Map<string, Promise<string[]>>()

/** Whether the tests notice. Throws when they fail already without the fault. */
async function isKilled({ path, source, mutant }: Found): Promise<boolean> {
  const asItIs = whole.get(path) ?? faultsWith(path, null)
  whole.set(path, asItIs)
  const faults = await asItIs
  if (faults.length > 0) throw new Error(`The tests of ${path} fail as it is: ${faults.join(', ')}`)
  return (await faultsWith(path, mutated(source, mutant))).length > 0
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
rmSync(folder, { recursive: true })
process.exit(failed ? 1 : 0)
