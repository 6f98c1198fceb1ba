import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imported = /(?:from|import)\s*\(?\s*'([^']+)'/g
const mostTests = 8

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

/** The unit tests that load a file, the nearest first. */
export function testsOf(file: string): string[] {
  const own = file.replace(/\.ts$/, '.test.ts')
  return globSync('{contract,lib,components}/**/*.test.{ts,tsx}')
    .filter((test) => !/\.(alone|slow)\.test|^lib\/(api|bff\/handlers)\//.test(test))
    .map((test) => ({ test, far: test === own ? 0 : distance(test, file, 3) }))
    .flatMap(({ test, far }) => (far === null ? [] : [{ test, far: far + (test.endsWith('x') ? 0.5 : 0) }]))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, mostTests)
    .map(({ test }) => test)
}
