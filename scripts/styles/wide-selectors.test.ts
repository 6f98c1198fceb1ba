import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sheets = globSync('{app,components}/**/*.css', { cwd: root })

/** The parts between separators that stand in no brackets: `a:is(b, c) > d` has, at spaces and `>`, the last part `d`. */
function partsAt(separator: RegExp, selector: string): string[] {
  const parts = ['']
  let depth = 0
  for (const each of selector.trim()) {
    depth += Number('(['.includes(each)) - Number(')]'.includes(each))
    if (depth === 0 && separator.test(each)) parts.push('')
    else parts.push(`${parts.pop()}${each}`)
  }
  return parts
}

/** Selectors of a sheet, each after those that it is nested in. */
function selectorsOf(css: string): string[] {
  const around: string[] = []
  const ends = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)
  return [...ends].flatMap(([, text = '', end]) => {
    if (end === '}') around.pop()
    if (end !== '{') return []
    const outer = around.join(' ')
    around.push(text.includes('@') ? '' : text.trim())
    return text.includes('@') ? [] : partsAt(/,/, text).map((own) => `${outer} ${own.trim()}`)
  })
}

const isWide = (selector: string) =>
  /^(\*|:(?!is|root)|:is\(([^()]*, )?[*:])/.test(partsAt(/[\s>+~]/, selector).at(-1) ?? '')

it('selectors that end in any element are found, nested ones and those in brackets too', () => {
  const css =
    '@media print { .a:has(b) { & > * {} &:is(c, d) {} } } .e:has(f) > :is(g, :not(h)), .i:has(j) :is(k, l):has(> m) {}'
  expect(selectorsOf(css).filter(isWide)).toEqual([' .a:has(b) & > *', ' .e:has(f) > :is(g, :not(h))'])
})

// docs/decisions/0013-speed-of-pages.md
it('no selector with :has() ends in any element: browsers would style all below each change again', () => {
  const selectors = sheets.flatMap((sheet) => selectorsOf(readFileSync(join(root, sheet), 'utf8')))
  const having = selectors.filter((selector) => selector.includes(':has('))
  expect(having.length).toBeGreaterThan(50)
  expect(having.filter(isWide)).toEqual([])
})
