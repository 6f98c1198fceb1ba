import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))

/** Every call of SWR's hooks with what it is given as its key. */
const calls = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/\buse(?:SWR|SWRMutation|SWRInfinite|SWRImmutable)(?:<[^(]*>)?\(\s*([^,)]*)/g)].map(
    ([, key = '']) => ({ path, key: key.trim(), text }),
  ),
)

it('every key of the browser’s cache is made of the user’s id and an address', () => {
  expect(calls.length).toBeGreaterThan(5)
  const named = calls.filter(({ key, text }) => {
    if (/^(keyOf|useUserKey)\(/.test(key)) return false
    // A name stands for a key that is declared with the type of such keys, or made by one of the two.
    const declared = new RegExp(`\\b${key}\\b\\s*(=|:)[^\\n]*(keyOf\\(|userId|UserKey|HistoryKey)`)
    return !/^\w+$/.test(key) || !declared.test(text)
  })
  expect(named.map(({ path, key }) => `${path}: make the key ${key} with useUserKey()`)).toEqual([])
})
