import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { Endpoint } from '@/lib/endpoints/endpoint'
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

it('a signed-in page that may find nothing says so inside the frame', () => {
  const pages = read('app/app/**/page.tsx').filter(({ text }) => /\bnotFound\(\)/.test(text))
  const folders = read('app/app/**/not-found.tsx').map(({ path }) => path.replace(/not-found\.tsx$/, ''))
  expect(pages.map(({ path }) => path)).toContain('app/app/[...rest]/page.tsx')
  const without = pages.filter(({ path }) => !folders.some((folder) => path.startsWith(folder)))
  expect(without.map(({ path }) => path)).toEqual([])
})

/** The declared endpoints, by the name that handlers and hooks call them by: `clinicEndpoints.update`. */
async function declared(): Promise<Map<string, Endpoint>> {
  const paths = globSync('lib/endpoints/*.ts', { cwd: root }).filter(
    (path) => !/(endpoint|browser-call|passed-on)\.ts$|\.test\.ts$/.test(path),
  )
  const modules: Record<string, Record<string, Endpoint>>[] = await Promise.all(
    paths.map((path) => import(`${root}/${path}`)),
  )
  return new Map(
    modules.flatMap((module) =>
      Object.entries(module).flatMap(([noun, calls]) =>
        Object.entries(calls).map(([verb, each]) => [`${noun}.${verb}`, each] as const),
      ),
    ),
  )
}

it('every route handler is made by serve, of the endpoint that its file stands for', async () => {
  const endpoints = await declared()
  // Two files serve the calls that are passed on; what they refuse is tested beside `passOn`.
  const passing = ['app/api/calls/[name]/route.ts', 'app/api/uploads/[name]/route.ts']
  const own = read('app/api/**/route.ts').filter(({ path }) => !passing.includes(path))
  expect(own.filter(({ text }) => /^export \{/m.test(text)).map(({ path }) => path)).toEqual([])
  const handlers = own.flatMap(({ path, text }) => {
    const address = path.replace(/^app|\/route\.ts$/g, '').replaceAll(/\[(\w+)\]/g, ':$1')
    return [...text.matchAll(/^export (?:const|async function|function) ([A-Z]+)\b(.*)$/gm)].map(
      ([, verb, rest = '']) => {
        const [, name = rest] = /^ = serve(?:Public)?\(([\w.]+(?:\['[\w-]+'\])?), \{$/.exec(rest) ?? []
        return { call: `${verb} ${address}`, served: endpoints.get(name.replace(/\['(.*)'\]/, '.$1'))?.call }
      },
    )
  })
  expect(handlers.length).toBeGreaterThan(35)
  expect(handlers.filter(({ call, served }) => call !== served)).toEqual([])
  const served = new Set(handlers.map(({ call }) => call))
  expect([...endpoints.values()].filter(({ call }) => !served.has(call))).toEqual([])
})

it('a write from anywhere is taken where a mail program sends it, and nowhere else', () => {
  const open = read('app/api/**/route.ts').filter(({ text }) => /\bfromAnywhere\b/.test(text))
  expect(open.map(({ path }) => path)).toEqual(['app/api/unsubscribe/[token]/route.ts'])
})

it('what is asked for by GET only reads', async () => {
  const reading = /^anyone$|\.(read|read-\w+|list|list-\w+|slots|messages|access-log)$/
  const gets = [...(await declared()).values()].filter(({ call }) => call.startsWith('GET '))
  expect(gets.length).toBeGreaterThan(5)
  expect(gets.filter(({ by }) => !reading.test(by))).toEqual([])
})

it('nothing is reached but by the handlers: no server functions, no way straight to the clinic API', async () => {
  const sources = read('{app,components,lib}/**/*.{ts,tsx}')
  expect(sources.filter(({ text }) => /^\s*['"]use server['"]/m.test(text)).map(({ path }) => path)).toEqual(
    [],
  )
  const rewrites = await nextConfig.rewrites?.()
  const all = Array.isArray(rewrites) ? rewrites : Object.values(rewrites ?? {}).flat()
  expect(all.map(({ destination }) => destination)).toEqual(['/app/forbidden', '/api/feeds/file/:token'])
})
