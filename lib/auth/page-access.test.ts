import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import nextConfig from '../../next.config.mjs'

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

it('what is asked for by GET only reads', () => {
  const reading = /\.(read|read-\w+|list|list-\w+|slots)$|^ready$/
  const gets = read('app/api/**/route.ts').flatMap(({ path, text }) => {
    const [, rest] = text.split(/^export const (?:GET|HEAD)\b/m)
    // Readiness is for whoever sends requests here, who has no session and so no action.
    const action = /action: '([^']+)'/.exec(rest ?? '')?.[1] ?? /path: '\/(ready)'/.exec(rest ?? '')?.[1]
    return rest === undefined ? [] : [`${path} ${reading.test(action ?? '') ? 'reads' : action}`]
  })
  expect(gets.length).toBeGreaterThan(5)
  expect(gets.filter((each) => !each.endsWith(' reads'))).toEqual([])
})

it('nothing is reached but by the handlers: no server functions, no way straight to the clinic API', () => {
  const sources = read('{app,components,lib}/**/*.{ts,tsx}')
  expect(sources.filter(({ text }) => /^\s*['"]use server['"]/m.test(text)).map(({ path }) => path)).toEqual(
    [],
  )
  expect(nextConfig.rewrites).toBeUndefined()
})
