// A program of the build: `write-pages.ts <folder of the build>` has the built web render each public page once.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import next from 'next'
import { publicPageFile, publicPaths } from '../../../lib/auth/public-page-file.ts'
import { LOCALES } from '../../../lib/i18n/locale.ts'
import { staticPage } from './static-page.ts'

const [distDir = '.next'] = process.argv.slice(2)
const demo = process.env.CLINIC_DEMO !== '0'
const hostname = '127.0.0.1'

const server = createServer()
await new Promise<void>((resolve) => server.listen(0, hostname, resolve))
const { port } = server.address() as AddressInfo
const app = next({ dev: false, hostname, port, httpServer: createServer() })
await app.prepare()
server.on('request', app.getRequestHandler())

const read = (address: string) =>
  readFile(join(distDir, new URL(address, 'http://page').pathname.replace(/^\/_next\//, '')))

for (const locale of LOCALES) {
  for (const path of publicPaths) {
    const answer = await fetch(`http://${hostname}:${port}${path}`, {
      headers: { 'accept-language': locale },
      redirect: 'error',
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    if (!nonce) throw new Error(`${path} was rendered without a nonce`)
    const page = await staticPage(await answer.text(), nonce, read)
    const file = join(distDir, publicPageFile(demo, locale, path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify({ ...page, year: new Date().getFullYear() }))
  }
}
process.exit(0)
