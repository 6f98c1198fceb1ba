import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import english from '@/messages/en.json'
import { type Mentions, mentionsOf } from './used-keys.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Catalogue = { [key: string]: string | Catalogue }

function leaves(catalogue: Catalogue, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  )
}

function mentions(pattern: string): Mentions[] {
  const paths = globSync(pattern, { cwd: root }).filter((path) => !path.endsWith('.test.ts'))
  return paths.map((path) => mentionsOf(path, readFileSync(`${root}/${path}`, 'utf8')))
}

const web = mentions('{app,components,lib}/**/*.{ts,tsx}')
const everywhere = [...web, ...mentions('{contract,clinic-api}/**/*.ts')]
const says = ({ strings }: Mentions, text: string) => strings.some((each) => each.test(text))

/** The file that asks for the namespace, or a table without one, names the rest of the key. */
function isAsked(key: string): boolean {
  return web.some((file) =>
    file.namespaces.some((space) => {
      if (space === '') return says(file, key)
      return key.startsWith(`${space}.`) && says(file, key.slice(space.length + 1))
    }),
  )
}

function isInTable(key: string): boolean {
  const [space = '', ...rest] = key.split('.')
  const asked = web.some(({ namespaces }) => namespaces.includes(space))
  return asked && web.some((file) => file.namespaces.length === 0 && says(file, rest.join('.')))
}

/** A `Sentence` names the whole key: 'staff.deleteFailed'. */
function isWhole(key: string): boolean {
  const [space = ''] = key.split('.')
  return web.some(({ strings }) =>
    strings.some((each) => each.source.startsWith(`^${space}\\.`) && each.test(key)),
  )
}

/** Sentences are found by what they say, in the contract and in what the server answers. */
const isSaid = (key: string, text: string) =>
  /^(validation|errors)\./.test(key) && everywhere.some((file) => says(file, text))

describe('message keys', () => {
  it('are all used', () => {
    const idle = leaves(english).filter(
      ([key, text]) => !isAsked(key) && !isInTable(key) && !isWhole(key) && !isSaid(key, text),
    )
    expect(idle.map(([key]) => `${key}: remove it from both catalogues`)).toEqual([])
  })

  it('are found in literals, templates and tables', () => {
    const source = `const t = useTranslations('nav'); t(\`role\${role}\`); t('home'); const icons = { search: 1 }`
    const file = mentionsOf('sample.tsx', source)
    expect(file.namespaces).toEqual(['nav'])
    expect(['roleAdmin', 'home', 'search'].filter((key) => says(file, key))).toHaveLength(3)
    expect(says(file, 'logout')).toBe(false)
  })
})
