import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface Pushed {
  browser: string
  ttl: number
  topic: string
  authorization: string
  shown: { title: string; body: string; href: string; tag: string }
}

/**
 * A push service with its browsers, as RFC 8030 and 8291 describe them: it takes sealed messages, and opens them with
 * the keys that each browser made.
 */
export async function startPushService() {
  const pushed: Pushed[] = []
  const browsers = new Map<string, ReturnType<typeof makeKeys>>()
  let status = 201
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const browser = (request.url ?? '').slice('/push/'.length)
    const keys = browsers.get(browser)
    if (keys && status === 201)
      pushed.push({
        browser,
        ttl: Number(request.headers.ttl),
        topic: String(request.headers.topic ?? ''),
        authorization: String(request.headers.authorization ?? ''),
        shown: JSON.parse(opened(body, keys).toString('utf8')),
      })
    response.writeHead(keys ? status : 410).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    pushed,
    env: { PUSH_HOSTS: host },
    /** A browser that subscribes. */
    subscription(browser: string) {
      const keys = makeKeys()
      browsers.set(browser, keys)
      const { p256dh, auth } = keys
      const wire = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }
      return { endpoint: `http://${host}/push/${browser}`, keys: wire }
    },
    /** A browser that has been wiped: its subscription is gone. */
    wipe: (browser: string) => browsers.delete(browser),
    answer(next: number) {
      status = next
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function makeKeys() {
  const curve = createECDH('prime256v1')
  return { curve, p256dh: curve.generateKeys(), auth: randomBytes(16) }
}

/** Content coding aes128gcm (RFC 8188) with the keys of RFC 8291. */
function opened(body: Buffer, { curve, p256dh, auth }: ReturnType<typeof makeKeys>): Buffer {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + body.readUInt8(20))
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
  const secret = derive(curve.computeSecret(sender), auth, about, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 })
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2))
}
