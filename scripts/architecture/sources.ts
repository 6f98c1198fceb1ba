import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export interface Source {
  path: string
  /** Without comments. */
  text: string
  lines: number
  imports: string[]
}

/** Import targets as paths from the root (`lib/routes`), packages as they are (`zod`). */
function importsOf(path: string, text: string): string[] {
  const pattern =
    /^(?:import\s*|(?:import|export)\b[^'"`;()]*\bfrom\s*)['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm
  return [...text.matchAll(pattern)].map((match) => {
    const target = (match[1] ?? match[2] ?? '').replace(/\.tsx?$/, '')
    if (target.startsWith('@/')) return target.slice(2)
    if (target.startsWith('#')) return target.slice(1)
    return target.startsWith('.') ? posix.join(posix.dirname(path), target) : target
  })
}

export function read(path: string): Source {
  const text = readFileSync(`${root}/${path}`, 'utf8')
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return { path, text: code, lines: text.trimEnd().split('\n').length, imports: importsOf(path, code) }
}
