import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sheets = globSync('{app,components}/**/*.css', { cwd: root })

/** A line each, as the formatter writes them. */
const selectorsOf = (css: string) => css.match(/^[^@/\n;{}]*:has\([^;{}\n]*[{,]$/gm) ?? []

/** Its last part without what stands in brackets: of `.day:has(a) > :not(b)` it is `:not`. */
function lastPart(selector: string): string {
  const flat = selector.replace(/[{,]$/, '').trim()
  const bare = (text: string): string => {
    const less = text.replace(/\([^()]*\)/g, '')
    return less === text ? text : bare(less)
  }
  return (
    bare(flat)
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  )
}

// docs/decisions/0013-speed-of-pages.md
it('no selector with :has() ends in any element: browsers would style all below each change again', () => {
  const selectors = sheets.flatMap((sheet) => selectorsOf(readFileSync(join(root, sheet), 'utf8')))
  expect(selectors.length).toBeGreaterThan(40)
  const wide = selectors.filter((selector) => /^(\*|:(?!is|root))/.test(lastPart(selector)))
  expect(wide.map((selector) => selector.trim())).toEqual([])
})
