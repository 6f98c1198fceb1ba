import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))

it('every signed-in page asks whether the viewer may open it', () => {
  const pages = read('app/app/**/page.tsx')
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter(({ text }) => !/(await |\[)requirePage\(/.test(text)).map(({ path }) => path)).toEqual(
    [],
  )
})

it('every route handler stands behind the checks of lib/bff', () => {
  const handlers = read('app/api/**/route.ts')
  expect(handlers.length).toBeGreaterThan(20)
  const verbs = handlers.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:const|async function|function) ([A-Z]+)\b(.*)$/gm)].map(
      ([, verb, rest]) => ({
        name: `${path} ${verb}`,
        checked:
          /^(: ReturnType<typeof define(Public)?Route>)? = /.test(rest ?? '') &&
          /define(Public)?Route[<(]/.test(text),
      }),
    ),
  )
  expect(verbs.filter(({ checked }) => !checked).map(({ name }) => name)).toEqual([])
})
