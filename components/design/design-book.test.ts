import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Files that draw nothing of their own: they lend texts, stand inside one that is shown, or in every page. */
const unseen = /(client-messages|full-messages|merge-messages|return-focus|toast-view|toaster|slot)\.tsx$/

const importsOf = (path: string) =>
  [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(
    ([, target = '']) =>
      target.startsWith('./')
        ? `${path.slice(0, path.lastIndexOf('/'))}${target.slice(1)}`
        : target.replace('@/', ''),
  )

/** What the book shows, itself or as a part of what it shows. */
function shown(): Set<string> {
  const reached = new Set<string>()
  const visit = (path: string) => {
    if (reached.has(path)) return
    reached.add(path)
    const targets = importsOf(path).map((target) => `${target}.tsx`)
    for (const target of targets) if (existsSync(`${root}/${target}`)) visit(target)
  }
  for (const page of globSync('components/design/*.tsx', { cwd: root })) visit(page)
  return reached
}

describe('the design book', () => {
  it('shows every primitive and every composite', () => {
    const pieces = globSync('components/{ui,shared}/*.tsx', { cwd: root }).filter(
      (path) => !unseen.test(path),
    )
    const book = shown()
    expect(pieces.filter((path) => !book.has(path))).toEqual([])
  })
})
