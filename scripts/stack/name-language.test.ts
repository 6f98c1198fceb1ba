import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameLanguage } from './name-language.ts'
import { createWebServer } from './web-server.ts'

const document = '<!DOCTYPE html><html id="__next_error__"><head></head><body>ñ</body></html>'
let server: Server

beforeAll(async () => {
  server = createWebServer([nameLanguage], ({ url }, response) => {
    response.statusCode = url === '/found' ? 200 : 404
    response.write(url === '/page' ? `<p>${document}` : document)
    response.end(document)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

async function ask(path: string, headers: Record<string, string>): Promise<string> {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
}

it.each([
  ['the one that was chosen', 'es', { cookie: 'a=b; locale=es', 'accept-language': 'en' }],
  ['that of the browser', 'es', { 'accept-language': 'ca-ES,en;q=0.5' }],
  ['English for others', 'en', { 'accept-language': 'de', cookie: 'locale=xx"' }],
])('what does not exist has a language: %s', async (_what, lang, headers) => {
  const named = document.replace('__"', `__" lang="${lang}"`)
  expect(await ask('/nowhere', headers)).toBe(named + document)
})

it('a page stays as it is', async () => {
  expect(await ask('/page', {})).toBe(`<p>${document}${document}`)
  expect(await ask('/found', {})).toBe(document + document)
})
