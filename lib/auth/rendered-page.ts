import 'server-only'
import { hashedPagePolicy } from '@/lib/auth/csp'
import { hashedPage } from '@/lib/auth/hashed-page'
import type { Locale } from '@/lib/i18n/locale'

export interface RenderedPage {
  policy: string
  html: string
}

/** Renders a public page for nobody in particular, by asking this very program for it as no browser would. */
export async function renderPage(path: string, locale: Locale): Promise<RenderedPage> {
  const answer = await ask(path, { 'accept-language': locale })
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
  if (!nonce) throw new Error(`${path} was rendered without a nonce`)
  const read = async (address: string) => Buffer.from(await (await ask(address, {})).arrayBuffer())
  const { html, scripts } = await hashedPage(await answer.text(), nonce, read)
  return { policy: hashedPagePolicy(scripts), html }
}

async function ask(path: string, headers: Record<string, string>): Promise<Response> {
  const { HOST: host = '127.0.0.1', PORT: port = '3000' } = process.env
  const own = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host)
  const answer = await fetch(`http://${own}:${port}${path}`, {
    headers,
    cache: 'no-store',
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer
}
