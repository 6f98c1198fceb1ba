import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accountSentences } from '#contract/account-sentences'
import { fileRefusals } from '#contract/file-refusals'
import { refusals } from '#contract/refusals'
import { sentences } from '#contract/sentences'
import { sentenceKey } from '@/components/ui/sentence-key'
import english from '@/messages/en.json'
import spanish from '@/messages/es.json'

type Catalogue = { [key: string]: string | Catalogue }

function flatten(catalogue: Catalogue, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

/** The outermost {…} groups of an ICU message, without their braces. */
function groups(message: string): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (const [index, character] of [...message].entries()) {
    if (character === '{' && depth++ === 0) start = index + 1
    if (character === '}' && --depth === 0) found.push([...message].slice(start, index).join(''))
  }
  return found
}

/** Whether some choice of branches leaves no letter of an ICU message. */
function mayBeEmpty(message: string): boolean {
  const found = groups(message)
  const isBare = found.reduce((rest, group) => rest.replace(`{${group}}`, ''), message) === ''
  return isBare && found.every((group) => groups(group).some(mayBeEmpty))
}

function placeholders(message: string): string[] {
  const names = groups(message).flatMap((group) => {
    const [, name = '', branches = ''] = /^\s*(\w+)\s*(?:,\s*\w+\s*(?:,(.*))?)?$/s.exec(group) ?? []
    return [name, ...groups(branches).flatMap(placeholders)]
  })
  const tags = [...message.matchAll(/<(\w+)>/g)].map(([, tag = '']) => `<${tag}>`)
  return [...new Set([...names, ...tags])].sort()
}

const en = new Map(flatten(english))
const es = new Map(flatten(spanish))

const shared = { ...sentences, ...accountSentences, ...refusals, ...fileRefusals }

describe('message catalogues', () => {
  it('have the same keys in English and Spanish', () => {
    expect([...es.keys()].sort()).toEqual([...en.keys()].sort())
  })

  it('have no empty message', () => {
    expect([...en, ...es].filter(([, message]) => message.trim() === '')).toEqual([])
  })

  // The messages of a build are compiled, and one that comes to nothing is an error there, and there only.
  it('say something by every branch', () => {
    expect(mayBeEmpty('{a, select, x {} other {b}}{c, plural, =0 {} other {#}}')).toBe(true)
    expect(mayBeEmpty('{a, select, x {} other {b}}.')).toBe(false)
    expect([...en, ...es].filter(([, message]) => mayBeEmpty(message))).toEqual([])
  })

  it('use the same placeholders in both languages', () => {
    const ofAll = (catalogue: Map<string, string>) =>
      Object.fromEntries([...catalogue].map(([key, message]) => [key, placeholders(message)]))
    expect(ofAll(es)).toEqual(ofAll(en))
  })

  it('give nobody a title with a gender in Spanish', () => {
    expect([...es].filter(([, message]) => /\bDra?\./.test(message))).toEqual([])
  })

  it('never say tomorrow and the morning with the same word', () => {
    expect(es.get('booking.morning')).not.toBe(es.get('booking.picks.tomorrow'))
  })

  it('find every validation sentence by its key', () => {
    const misplaced = Object.entries({
      ...english.validation,
      ...english.clinicSentences,
      ...english.fileSentences,
      ...english.peopleSentences,
    }).filter(([key, text]) => sentenceKey(text) !== key)
    expect(misplaced).toEqual([])
  })

  it('hold every shared sentence, in English word for word', () => {
    const known: Record<string, string> = { ...english.failures, ...english.errors, ...english.validation }
    const faults = Object.values(shared).filter((text) => known[sentenceKey(text)] !== text)
    expect(faults).toEqual([])
  })

  it('and the contract are the only places where a shared sentence is written out', () => {
    const files = globSync('{app,clinic-api,components,contract,lib}/**/*.{ts,tsx}').filter(
      (path) =>
        !/\.test\.|^components\/design\/|^contract\/(account-sentences|file-refusals|refusals|sentences)\.ts$/.test(
          path,
        ),
    )
    const faults = files.flatMap((path) => {
      const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      return Object.values(shared).flatMap((text) => (code.includes(text) ? [`${path}: ${text}`] : []))
    })
    expect(faults).toEqual([])
  })
})
