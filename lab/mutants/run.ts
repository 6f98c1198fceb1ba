import { globSync, readFileSync } from 'node:fs'
import { broken, close, killerOf } from './judge.ts'
import { drawn, type Mutant, mutantsOf, mutated, nameOf } from './mutants.ts'
import { type Judges, judgesOf } from './tests-of.ts'

/** Folders whose rules tests know, and how many mutants of each are tried: API tests take longer than unit tests. */
const folders = {
  contract: 150,
  'lib/domain': 150,
  'clinic-api/policy': 60,
  'clinic-api/services/waitlist': 60,
  'clinic-api/services/appointments': 60,
}

const [wanted = ''] = process.argv.slice(2)
const seed = Number(process.env.MUTANTS_SEED ?? 7)
const minutes = Number(process.env.MUTANTS_MINUTES ?? 30)
const bar = 0.85

interface Found {
  path: string
  source: string
  mutant: Mutant
}

function everyMutant(folder: string): Found[] {
  const files = globSync(`${folder}/**/*.ts`)
    .filter((path) => !path.endsWith('.test.ts') && path.includes(wanted))
    .toSorted()
  return files.flatMap((path) => {
    const source = readFileSync(path, 'utf8')
    return mutantsOf(path, source).map((mutant) => ({ path, source, mutant }))
  })
}

async function isKilled(
  { path, source, mutant }: Found,
  judges: keyof Judges,
  isOver: () => boolean,
): Promise<boolean> {
  const start = performance.now()
  let killer: string | null = null
  for (const tests of judgesOf(path)[judges]) {
    if (killer !== null || isOver()) break
    killer = await killerOf(path, mutated(source, mutant), tests)
  }
  const took = `${((performance.now() - start) / 1000).toFixed(1)} s`
  console.log(`  ${nameOf(path, source, mutant)}: ${killer ?? `alive after ${judges} tests`}, ${took}`)
  return killer !== null
}

/** Tries mutants until the time is up. The last third of it is for those that the nearest tests let live. */
async function survivorsOf(chosen: readonly Found[], start: number) {
  const passed = () => (Date.now() - start) / (minutes * 60_000)
  const isOver = () => passed() > 1
  let tried = 0
  let alive: Found[] = []
  for (const each of chosen) {
    if (passed() > 2 / 3) break
    tried += 1
    if (!(await isKilled(each, 'near', isOver))) alive.push(each)
  }
  for (const each of alive) {
    if (isOver()) break
    if (await isKilled(each, 'far', isOver)) alive = alive.filter((other) => other !== each)
  }
  return { tried, alive }
}

let failed = false
for (const [folder, usual] of Object.entries(folders)) {
  const possible = everyMutant(folder)
  const chosen = drawn(possible, Number(process.env.MUTANTS ?? usual), seed)
  if (chosen.length === 0) continue
  const start = Date.now()
  const { tried, alive } = await survivorsOf(chosen, start)
  const share = (tried - alive.length) / tried
  const took = ((Date.now() - start) / 60_000).toFixed(1)
  const drawnFrom = `${chosen.length} drawn from ${possible.length} by seed ${seed}`
  console.log(
    `${folder}: ${tried - alive.length} of ${tried} killed (${(share * 100).toFixed(1)} %), ${drawnFrom}, ${took} minutes`,
  )
  for (const { path, source, mutant } of alive) console.log(`  alive: ${nameOf(path, source, mutant)}`)
  failed ||= share < bar
}
await close()
process.exit(failed || broken.size > 0 ? 1 : 0)
