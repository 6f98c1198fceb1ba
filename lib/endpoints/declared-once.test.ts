import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Call } from '#contract/calls/call'
import { read, root } from '../../scripts/architecture/sources.ts'

const files = globSync('contract/calls/*.ts', { cwd: root }).filter((path) => !path.endsWith('/call.ts'))
const modules = await Promise.all(
  files.map((path): Promise<Record<string, Record<string, Call>>> => import(`${root}/${path}`)),
)
const declared = modules.flatMap((each) => Object.values(each).flatMap((calls) => Object.values(calls)))

const sourcesIn = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map(read)

it('no two calls have one method and path', () => {
  const places = declared.map(
    ({ method, path }) => `${method} ${path.replace(/\/$/, '').replaceAll(/:\w+/g, ':')}`,
  )
  const twice = places.filter((place, index) => places.indexOf(place) !== index)
  expect(twice.map((place) => `${place}: keep one of its declarations in contract/calls`)).toEqual([])
})

it('the path of a declared call stands in its declaration alone', () => {
  const paths = [...new Set(declared.map(({ path }) => path))]
  const faults = sourcesIn('{lib/{api,bff,auth},clinic-api/routes,app/api}/**/*.ts').flatMap(
    ({ path: file, text }) =>
      paths
        .filter((path) => {
          const written = path.replace(/\/$/, '').replaceAll(/:\w+/g, String.raw`(?::\w+|\$\{[^}]+\})`)
          return new RegExp(`['"\`]${written}/?['"\`?]`).test(text)
        })
        .map(
          (path) =>
            `${file}: writes ${path}; use serveCall in the clinic API and sendCall in the web instead`,
        ),
  )
  expect(faults).toEqual([])
})

it('no schema of a call reaches the browser', () => {
  const imported = /^import (?!type )(?:\{[^}]*\}|\w+) from '(#contract\/calls\/|[@./\w-]*\/passed-on')/m
  const faults = sourcesIn('{components,lib/{browser,swr,domain,endpoints,format}}/**/*.{ts,tsx}').filter(
    ({ path, text }) => path !== 'lib/endpoints/passed-on.ts' && imported.test(text),
  )
  expect(faults.map(({ path }) => `${path}: import the types of the call alone, and name it`)).toEqual([])
})
