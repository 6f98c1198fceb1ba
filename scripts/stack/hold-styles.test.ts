import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { holdStyles } from './hold-styles.ts'
import { clinicStyles } from './public-pages/clinic-styles-file.ts'
import { createWebServer } from './web-server.ts'

const link = '<link rel="stylesheet" href="/_next/static/a.css" nonce="n" data-precedence="next"/>'
const other = '<link rel="stylesheet" href="/_next/static/b.css"/>'
const letter = Buffer.from('ñ')
let folder = ''
let server: Server

function serve(distDir: string): Promise<Server> {
  const made = createWebServer([holdStyles(distDir)], (_request, response) => {
    response.write(Buffer.concat([Buffer.from(`${link}${other}<p>ñ`), letter.subarray(0, 1)]))
    response.write(letter.subarray(1))
    response.end(link)
  })
  return new Promise((resolve) => made.listen(0, '127.0.0.1', () => resolve(made)))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'held-styles-'))
  await mkdir(dirname(join(folder, clinicStyles)), { recursive: true })
  const styles = {
    '/c/[slug]': { '/_next/static/a.css': '.clinic{content:"→"}' },
    '/c/[slug]/book': { '/_next/static/a.css': '.book{}' },
  }
  await writeFile(join(folder, clinicStyles), JSON.stringify(styles))
  server = await serve(folder)
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

async function ask(path: string, accept = 'text/html', asked = server): Promise<string> {
  const { port } = asked.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })).text()
}

const switchedOff = link.replace(' nonce', ' media="print" nonce')

it.each([
  ['/c/north', '.clinic{content:"→"}'],
  ['/c/north?lang=es', '.clinic{content:"→"}'],
  ['/c/north/book?kind=1', '.book{}'],
])('%s holds its styles, and the sheet that they are from holds nothing up', async (path, style) => {
  expect(await ask(path)).toBe(`<style>${style}</style>${switchedOff}${other}<p>ññ${link}`)
})

it.each([
  ['another page', '/contact', 'text/html'],
  ['a picture of the clinic', '/c/north/opengraph-image', 'text/html'],
  ['a part of the page', '/c/north', '*/*'],
])('%s stays as it is', async (_what, path, accept) => {
  expect(await ask(path, accept)).toBe(`${link}${other}<p>ññ${link}`)
})

it('without the styles of the build a page is as Next made it, and the log says why', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const bare = await serve(join(folder, 'nowhere'))
  expect(await ask('/c/north', 'text/html', bare)).toBe(`${link}${other}<p>ññ${link}`)
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(clinicStyles), expect.anything())
  bare.close()
})
