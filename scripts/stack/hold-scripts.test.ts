import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdScripts } from './hold-scripts.ts'
import { createWebServer } from './web-server.ts'

const html =
  '<link rel="preload" as="script" fetchPriority="low" nonce="n" href="/_next/a.js"/>' +
  '<script src="/_next/b.js" async="" nonce="n"></script><script src="/_next/old.js" noModule="" nonce="n"></script>' +
  '<script type="module" async="" nonce="n">1</script><script src="/_next/a.js" nonce="n" id="_R_" async=""></script>'

const server = createWebServer([holdScripts], (request, response) => {
  if (request.url === '/c/nowhere') response.statusCode = 404
  response.write(html)
  response.end()
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

async function ask(path: string, accept = 'text/html'): Promise<string> {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })).text()
}

it('the page of a clinic runs its own first scripts alone', async () => {
  expect(await ask('/c/north?lang=es')).toBe(
    '<link rel="held" href="/_next/a.js"/><link rel="held" href="/_next/b.js"/>' +
      '<script src="/_next/old.js" noModule="" nonce="n"></script><script type="module" async="" nonce="n">1</script>',
  )
})

it.each([
  ['a clinic that does not exist', '/c/nowhere', 'text/html'],
  ['booking there', '/c/north/book', 'text/html'],
  ['another page', '/contact', 'text/html'],
  ['a part of the page', '/c/north', '*/*'],
])('%s stays as it is', async (_what, path, accept) => {
  expect(await ask(path, accept)).toBe(html)
})
