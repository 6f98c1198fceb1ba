import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const textOf = (path: string) => readFileSync(path, 'utf8')
const all = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()

/** The rows of the table, by their first cell. */
const inTable = all(
  [...textOf('docs/settings.md').matchAll(/^\| (`[A-Z][A-Z0-9_`, ]+) \|/gm)]
    .map(([row]) => row.split('|')[1])
    .join(),
  /`([A-Z][A-Z0-9_]+)`/g,
)
const inExample = all(textOf('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm)

/** Settings that the programs read: the keys of both schemas, and the port that only the start-up reads. */
const inCode = [
  ...new Set([
    ...all(textOf('lib/env.ts') + textOf('clinic-api/env.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm),
    ...all(
      textOf('scripts/stack/settings.ts'),
      /\benv\.([A-Z][A-Z0-9_]+)|readPort\(env, '([A-Z_]+)'/g,
    ).filter(Boolean),
    'PORT',
  ]),
]
  .filter((name) => name !== 'NODE_ENV')
  .sort()

describe('the settings', () => {
  it('of the programs are those of docs/settings.md', () => expect(inTable).toEqual(inCode))
  it('of the programs all stand in .env.example', () =>
    expect(inCode.filter((name) => !inExample.includes(name))).toEqual([]))
})
