import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import english from '@/messages/en.json'
import spanish from '@/messages/es.json'
import { firstTexts } from './first-texts'
import leaveFirstTexts from './first-texts-loader'

describe.each([
  ['English', english],
  // Same keys, other words: the catalogues' test compares them.
  ['Spanish', spanish as typeof english],
])('the file of first texts in %s', (_language, catalogue) => {
  it('has only what the catalogue has, and all of what it names', () => {
    const names = Object.entries(firstTexts(catalogue)).flatMap(([space, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${space}.${name}`, text]),
    )
    const known = Object.entries(catalogue).flatMap(([space, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${space}.${name}`, text]),
    )
    expect(known).toEqual(expect.arrayContaining(names))
  })

  it('is what the build leaves of the catalogue, which next-intl then makes a module of', () => {
    const left = leaveFirstTexts(JSON.stringify(catalogue))
    expect(JSON.parse(left)).toEqual(firstTexts(catalogue))
    const made = `export default JSON.parse(${JSON.stringify(left)});`
    expect(leaveFirstTexts(made)).toBe(made)
  })
})

describe('signed-in screens', () => {
  const kept = firstTexts(english)
  const whole = Object.entries(kept)
    .filter(
      ([space, texts]) => JSON.stringify(texts) === JSON.stringify(english[space as keyof typeof english]),
    )
    .map(([space]) => space)

  it('send no namespace with the page that the file has as a whole', () => {
    const files = globSync('{app/app,components}/**/*.tsx')
    const faults = files.flatMap((path) => {
      const named = [...readFileSync(path, 'utf8').matchAll(/<ClientMessages of=\{\[([^\]]*)\]\}>/g)]
      const spaces = named.flatMap(([, of = '']) =>
        [...of.matchAll(/'(\w+)'/g)].map(([, space = '']) => space),
      )
      return spaces
        .filter((space) => whole.includes(space))
        .map((space) => `${path}: leave out '${space}', the browser has it`)
    })
    expect(whole).toContain('nav')
    expect(faults).toEqual([])
  })
})
