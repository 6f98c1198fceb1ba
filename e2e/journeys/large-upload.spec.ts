import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import { history as historyAnswer } from '#contract/histories'
import { sessionUser } from '#contract/users'
import { authEndpoints } from '@/lib/endpoints/auth'
import { callAddress } from '@/lib/endpoints/browser-call'
import { addressOf } from '@/lib/endpoints/endpoint'
import { historyEndpoints } from '@/lib/endpoints/histories'
import type { Stack } from '../../scripts/stack/stack.ts'
import { accountOf } from '../accounts'
import { expect, test } from '../fixtures'
import { startHurriedStack } from '../hurried-stack'

const mebibyte = 1024 * 1024
const gigabyte = 1_000_000_000
const boundary = 'consulta-large-upload'

/** `size` bytes that differ from chunk to chunk, made as they are read; `hash` sees each of them. */
function* bytes(size: number, hash: ReturnType<typeof createHash>) {
  for (let sent = 0; sent < size; sent += mebibyte) {
    const chunk = Buffer.alloc(Math.min(mebibyte, size - sent), `${sent} `)
    hash.update(chunk)
    yield chunk
  }
}

function* multipart(body: Iterable<Buffer>) {
  yield Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="genome.bin"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  )
  yield* body
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}

/** Posts without waiting for the whole body to be in memory; `cutAfter` chunks the line goes dead. */
function post(url: string, cookie: string, body: Iterable<Buffer>, cutAfter?: number): Promise<number> {
  return new Promise((resolve) => {
    const { origin } = new URL(url)
    const call = httpRequest(url, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    call.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    call.on('error', () => resolve(0))
    const source = Readable.from(body)
    let chunks = 0
    source.on('data', () => {
      chunks += 1
      if (chunks === cutAfter) call.destroy()
    })
    source.pipe(call)
  })
}

/** Resident memory of the web server that listens for `port`, in MiB; null where there is no /proc. */
function webMemory(port: string): number | null {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isWeb = readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('next-server')
      if (!isWeb || !readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`PORT=${port}`))
        continue
      const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return Number(kibibytes) / 1024
    } catch {
      // A process that ended between the two reads.
    }
  }
  return null
}

test.describe('a file of 1 GB', () => {
  let stack: Stack
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    stack = await startHurriedStack('large-upload', {})
  })
  test.afterAll(() => stack?.stop())

  test('comes back byte for byte while the web takes less than a third of it; one cut half-way leaves nothing', async ({
    playwright,
  }) => {
    test.setTimeout(240_000)
    const caller = await playwright.request.newContext({
      baseURL: stack.appUrl,
      extraHTTPHeaders: { origin: new URL(stack.appUrl).origin },
    })
    expect((await caller.post(addressOf(authEndpoints.login), { data: accountOf('patient') })).ok()).toBe(
      true,
    )
    const { cookies } = await caller.storageState()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

    const direct = await playwright.request.newContext({ baseURL: stack.apiUrl })
    await direct.post('/api/v1/users/login', { data: accountOf('patient') })
    const { patientid } = sessionUser.parse(await (await direct.get('/api/v1/users/me')).json())
    const read = async () =>
      historyAnswer.parse(await (await direct.get(`/api/v1/histories/${patientid}`)).json()).analytics
    const before = await read()

    const { port } = new URL(stack.appUrl)
    let peak = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, webMemory(port) ?? 0)
    }, 250)
    const upload = `${stack.appUrl}${callAddress('histories.addAnalytic', { params: { id: patientid ?? '' } }, 'uploads')}`
    const ignored = createHash('sha256')
    expect(await post(upload, cookie, multipart(bytes(200 * mebibyte, ignored)), 100)).toBe(0)

    const sent = createHash('sha256')
    expect(await post(upload, cookie, multipart(bytes(gigabyte, sent)))).toBe(201)
    const [stored, ...others] = (await read()).filter(({ _id }) => !before.some((each) => each._id === _id))
    expect(others).toEqual([])
    expect(stored).toMatchObject({ originalName: 'genome.bin', size: gigabyte })

    const bytesUrl = `${stack.appUrl}${addressOf(historyEndpoints.fileBytes, { params: { id: patientid ?? '', kind: 'analytic', fileId: stored?._id ?? '' } })}`
    const answer = await fetch(`${bytesUrl}?download=1`, { headers: { cookie } })
    const received = createHash('sha256')
    for await (const chunk of answer.body ?? []) received.update(chunk)
    clearInterval(watch)
    expect(received.digest('hex')).toBe(sent.digest('hex'))
    // The program itself takes some 200 MiB; what it may not do is hold the file.
    expect(peak).toBeLessThan(340)
    await Promise.all([caller.dispose(), direct.dispose()])
  })
})
