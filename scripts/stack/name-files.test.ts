import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameFiles } from './name-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'consulta-name-files-'))
const page = '/(inside)/patients/[id]/page'
const route = '/patients/[id]'
const calendar = '/app/calendar/page'

/** The manifest of a page as Next writes it. */
const manifestOf = (page: string) => `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST[${JSON.stringify(page)}] = ${JSON.stringify({
  clientModules: {},
  entryCSSFiles: {
    '[project]/app/layout': [{ path: 'static/all.css', inlined: false }],
    [`[project]/app${page}`]: [
      { path: 'static/all.css', inlined: false },
      { path: 'static/own.css', inlined: false },
    ],
  },
  entryJSFiles: {
    '[project]/app/layout': ['static/all.js'],
    [`[project]/app${page}`]: ['static/all.js', 'static/own.js'],
  },
})};
`

beforeAll(() => {
  const routes = {
    staticRoutes: ['/about', '/app/calendar'].map((page) => ({ page, regex: `^${page}$` })),
    dynamicRoutes: [{ page: route, regex: '^/patients/[^/]+$' }],
  }
  for (const each of [page, calendar]) {
    const at = join(folder, 'server/app', each)
    mkdirSync(join(at, '..'), { recursive: true })
    writeFileSync(`${at}_client-reference-manifest.js`, manifestOf(each))
  }
  for (const name of ['media', 'chunks']) mkdirSync(join(folder, 'static', name), { recursive: true })
  writeFileSync(join(folder, 'static/own.js'), 'l("static/chunks/other.js"),l("static/chunks/team.js")')
  writeFileSync(join(folder, 'static/chunks/other.js'), 'e.s(["Other",0,1])')
  writeFileSync(join(folder, 'static/chunks/team.js'), 'e.s(["TeamCalendar",0,1])')
  for (const name of ['inter-latin-ext-wght-normal.1.woff2', 'inter-latin-wght-normal.2.woff2'])
    writeFileSync(join(folder, 'static/media', name), '')
  writeFileSync(join(folder, 'routes-manifest.json'), JSON.stringify(routes))
  writeFileSync(
    join(folder, 'app-path-routes-manifest.json'),
    JSON.stringify({ [page]: route, [calendar]: '/app/calendar', '/about/page': '/about' }),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

function linkOf(url: string, headers: Record<string, string> = { rsc: '1' }): string | undefined {
  let link: string | undefined
  const response = { setHeader: (_name: string, value: string) => (link = value) }
  nameFiles(folder)(
    { url, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    () => {},
  )
  return link
}

it('names what a screen has of its own to whoever asks for its tree or its data', () => {
  const own = '</_next/static/own.js>; rel=preload; as=script, </_next/static/own.css>; rel=preload; as=style'
  expect(linkOf('/patients/1?_rsc=x')).toBe(own)
})

it('names the part, too, that the calendar draws at once from a file of its own', () => {
  expect(linkOf('/app/calendar')).toMatch(/<\/_next\/static\/chunks\/team.js>; rel=preload; as=script$/)
})

it('names the typeface with a whole page of who has signed in, and with no other', () => {
  const asks = { 'sec-fetch-dest': 'document' }
  expect(linkOf('/app/patients?q=x', asks)).toBe(
    '</_next/static/media/inter-latin-wght-normal.2.woff2>; rel=preload; as=font; type=font/woff2; crossorigin',
  )
  expect(linkOf('/about', asks)).toBeUndefined()
})

it.each([
  ['a document, which names its files itself', '/patients/1', {}],
  ['a page without any', '/about', { rsc: '1' }],
  ['an address that is none', '/nowhere', { rsc: '1' }],
])('names nothing with %s', (_what, url, headers) => {
  expect(linkOf(url, headers)).toBeUndefined()
})
