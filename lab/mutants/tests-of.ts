import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Tests that judge a file: `near` group by group, the quickest first, and `far` for a mutant that those let live. */
export interface Judges {
  near: string[][]
  far: string[][]
}

const imported = /(?:from|import)\s*\(?\s*'([^']+)'/g
const testApp = 'clinic-api/testing/test-app.ts'
const model = 'clinic-api/testing/model/model.test.ts'
/** API tests that try everything there is; they take minutes. */
const lengthy =
  /(route-matrix|seed-demo|fhir|imports|insights|conformance|openapi|statements|kinds\/kinds|real-files)\.test\.ts$/

/** The file behind a specifier; null for a package. */
function fileOf(from: string, specifier: string): string | null {
  const path = specifier.startsWith('#contract/')
    ? specifier.replace('#contract/', 'contract/')
    : specifier.startsWith('@/')
      ? specifier.slice(2)
      : specifier.startsWith('.')
        ? join(dirname(from), specifier)
        : null
  if (path === null) return null
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => /\.tsx?$/.test(each) && existsSync(each)) ?? null
}

function once<Value>(make: (path: string) => Value): (path: string) => Value {
  const known = new Map<string, Value>()
  return (path) => {
    const found = known.get(path) ?? make(path)
    known.set(path, found)
    return found
  }
}

const textOf = once((path) => readFileSync(path, 'utf8'))

const importsOf = once((path) =>
  [...textOf(path).matchAll(imported)].flatMap(([, each = '']) => fileOf(path, each) ?? []),
)

/** How many imports lie between a test and each file it loads, up to three. */
const distancesOf = once((test) => {
  const found = new Map([[test, 0]])
  let layer = [test]
  for (let depth = 1; depth <= 3; depth += 1) {
    layer = layer.flatMap(importsOf).filter((each) => !found.has(each))
    for (const each of layer) found.set(each, depth)
  }
  return found
})

const isApi = (test: string) => distancesOf(test).has(testApp)

/** Words of names and texts: `bookSlot` has two. */
const wordsOf = once(
  (path) => new Set([...textOf(path).matchAll(/[A-Za-z][a-z]{3,}/g)].map(([each]) => each.toLowerCase())),
)

const every = globSync('{contract,lib,components,clinic-api}/**/*.test.{ts,tsx}')
  .filter((test) => !/\.(alone|slow)\.test/.test(test) && test !== model)
  .toSorted()
const apiTests = every.filter(isApi)
const otherTests = every.filter((test) => !isApi(test))

/** How many API tests use a word. */
const usesOf = once((word) => apiTests.filter((test) => wordsOf(test).has(word)).length)

/** Every API test loads all files of the clinic API, so nearness is that of names and of rare words. */
function likeness(test: string, file: string): number {
  const shared = [...wordsOf(file)].filter((word) => wordsOf(test).has(word))
  const rare = shared.reduce((sum, word) => sum + Math.log(apiTests.length / usesOf(word)), 0)
  const names = basename(file, '.ts').split('-')
  const named = names.filter((word) => basename(test, '.test.ts').includes(word)).length / names.length
  const beside = dirname(test) === dirname(file) ? 2 : 1
  return (beside * (1 + named) * rare) / Math.sqrt(wordsOf(test).size)
}

const isUsedByApi = once((file) =>
  globSync('clinic-api/**/*.ts').some((each) => !each.endsWith('.test.ts') && importsOf(each).includes(file)),
)

/** The API tests that may notice a fault, the most alike first. */
function apiTestsOf(file: string): string[] {
  if (file.startsWith('lib/')) return apiTests.filter((test) => distancesOf(test).has(file))
  const likest = apiTests
    .filter((test) => test.startsWith('clinic-api/') && !lengthy.test(test))
    .toSorted((a, b) => likeness(b, file) - likeness(a, file))
  if (file.startsWith('clinic-api/')) return likest.slice(0, 10)
  return isUsedByApi(file) ? likest.slice(0, 2) : []
}

/** The tests that may notice a fault in a file. */
export function judgesOf(file: string): Judges {
  const own = file.replace(/\.ts$/, '.test.ts')
  const farness = (test: string) => (test === own ? 0 : (distancesOf(test).get(file) ?? Infinity))
  const loading = otherTests
    .filter((test) => farness(test) < Infinity)
    .toSorted((a, b) => farness(a) - farness(b) || textOf(a).length - textOf(b).length)
  const units = loading.filter((test) => test.endsWith('.ts'))
  const islands = loading.filter((test) => test.endsWith('.tsx'))
  const api = apiTestsOf(file)
  // A server is asked only about what other tests that load the file let live.
  const most = file.startsWith('clinic-api/') || loading.length === 0 ? 3 : 0
  return {
    near: [units.slice(0, 12), islands.slice(0, 3), api.slice(0, most)],
    far: [
      api.slice(most),
      units.slice(12, 24),
      islands.slice(3, 6),
      file.startsWith('clinic-api/services/') ? [model] : [],
    ],
  }
}
