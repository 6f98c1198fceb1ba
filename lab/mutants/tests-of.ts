import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const imported = /(?:from|import)\s*\(?\s*'([^']+)'/g
const mostTests = 24

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

const known = new Map<string, string[]>()

function importsOf(path: string): string[] {
  const found =
    known.get(path) ??
    [...readFileSync(path, 'utf8').matchAll(imported)].flatMap(([, each = '']) => fileOf(path, each) ?? [])
  known.set(path, found)
  return found
}

/** How many imports lie between a test and a file, up to `most`; null when it is further, or never loaded. */
function distance(test: string, file: string, most: number): number | null {
  let layer = new Set([test])
  for (let depth = 1; depth <= most; depth += 1) {
    layer = new Set([...layer].flatMap(importsOf))
    if (layer.has(file)) return depth
  }
  return null
}

/** The tests that may notice a fault in a file, the nearest first. */
export function testsOf(file: string): string[] {
  return file.startsWith('clinic-api/') ? testsBeside(file) : testsThatLoad(file)
}

/** Tests elsewhere that book, move and offer. */
const akin = [
  'holds/holds',
  'visit-kinds/visit-kinds',
  'resources/resources',
  'undo/undo',
  'visits/resolve',
  'visits/propose',
  'visit-links/visit-links',
  'public-bookings/public-bookings',
  'answers/answers',
  'today/today',
  'guardians/guardians',
].map((name) => `clinic-api/services/${name}.test.ts`)
/** Random sequences of bookings and offers notice what no example does. */
const model = 'clinic-api/testing/model/model.test.ts'

/** An API test loads every file of the clinic API, so nearness is that of the folder and of the name. */
function testsBeside(file: string): string[] {
  const words = basename(file, '.ts').split('-')
  const unlike = (test: string) => words.filter((word) => !basename(test).includes(word)).length
  const beside = globSync(`${dirname(file)}/*.test.ts`)
    .filter((test) => !/\.(alone|slow)\.test/.test(test))
    .toSorted((a, b) => unlike(a) - unlike(b))
  return file.startsWith('clinic-api/services/') ? [...beside, ...akin, model] : [...beside, ...akin]
}

/** Tests that draw or ask a server come after others that are as near or nearer; those of the same folder come first. */
const costOf = (test: string, file: string) =>
  dirname(test) === dirname(file) ? -0.5 : test.startsWith('clinic-api/') ? 1.5 : test.endsWith('x') ? 0.5 : 0

function testsThatLoad(file: string): string[] {
  const own = file.replace(/\.ts$/, '.test.ts')
  return globSync('{contract,lib,components,clinic-api}/**/*.test.{ts,tsx}')
    .filter((test) => !/\.(alone|slow)\.test|^lib\/(api|bff\/handlers)\//.test(test))
    .map((test) => ({ test, far: test === own ? 0 : distance(test, file, 3) }))
    .flatMap(({ test, far }) => (far === null ? [] : [{ test, far: far + costOf(test, file) }]))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, mostTests)
    .map(({ test }) => test)
}
