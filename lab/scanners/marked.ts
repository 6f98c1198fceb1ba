import type { Sent } from '../../clinic-api/testing/client.ts'

/** The mark of a place in which sqlmap may put something of its own. */
const mark = '*'
const plain = (text: string) => text.replaceAll(mark, '')
const isId = (part: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(part)

function markedUrl(url: string): string {
  const [path = '', query] = plain(url).split('?')
  const parts = path.split('/').map((part) => (isId(part) ? `${part}${mark}` : part))
  const values = query?.split('&').map((each) => (each.includes('=') ? `${each}${mark}` : each))
  return [parts.join('/'), ...(values ? [values.join('&')] : [])].join('?')
}

/** Numbers become texts: what is put behind them would not be JSON otherwise. */
function markedBody(body: unknown): unknown {
  if (typeof body === 'string' || typeof body === 'number') return `${plain(String(body))}${mark}`
  if (Array.isArray(body)) return body.map(markedBody)
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, markedBody(value)]))
}

/** A request for the log that sqlmap reads, each id, value of the query and field of the body marked. */
export function marked(host: string, { method, url, cookies, headers, payload }: Sent): string {
  const isJson = headers['content-type']?.startsWith('application/json') && typeof payload === 'string'
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  return [
    '='.repeat(54),
    `${method} ${markedUrl(url)} HTTP/1.1`,
    `Host: ${host}`,
    ...(cookie.length > 0 ? [`Cookie: ${cookie.join('; ')}`] : []),
    ...(isJson
      ? ['Content-Type: application/json', '', JSON.stringify(markedBody(JSON.parse(payload)))]
      : []),
    '',
    '='.repeat(54),
    '',
  ].join('\n')
}

/** How many places of a request are marked. */
export const marksIn = (request: string) => request.split(mark).length - 1
