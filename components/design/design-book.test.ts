import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Files that draw nothing of their own: they lend texts, stand inside one that is shown, or in every page; and tests. */
const unseen =
  /(client-messages|full-messages|merge-messages|return-focus|toast-view|toaster|slot|\.test)\.tsx$/
const pieces = globSync('components/{ui/*,shared/*/*}.tsx', { cwd: root })

const textOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

const importsOf = (path: string) =>
  [...textOf(path).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, target = '']) =>
    target.startsWith('./')
      ? `${path.slice(0, path.lastIndexOf('/'))}${target.slice(1)}`
      : target.replace('@/', ''),
  )

/** Files that these import, directly or through others. */
function reachedFrom(patterns: string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (path: string) => {
    if (reached.has(path)) return
    reached.add(path)
    const targets = importsOf(path).map((target) => `${target}.tsx`)
    for (const target of targets) if (existsSync(`${root}/${target}`)) visit(target)
  }
  for (const file of globSync(patterns, { cwd: root })) visit(file)
  return reached
}

describe('the design book', () => {
  it('shows every primitive and every composite', () => {
    const book = reachedFrom(['components/design/*.tsx'])
    expect(pieces.length).toBeGreaterThan(50)
    expect(pieces.filter((path) => !book.has(path) && !unseen.test(path))).toEqual([])
  })

  it('shows only what the product uses, down to the single export', () => {
    const product = [...reachedFrom(['app/{(public),app}/**/*.tsx', 'app/*.tsx'])]
    const exported = pieces.flatMap((path) =>
      [...textOf(path).matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = '']) => ({
        path,
        name,
      })),
    )
    const faults = exported.filter(({ path, name }) => {
      const word = new RegExp(`\\b${name}\\b`)
      return !product.some((user) => user !== path && word.test(textOf(user)))
    })
    expect(faults).toEqual([])
  })
})
