import 'server-only'
import { previewOf } from '@/lib/domain/history'

const passedOn = ['content-type', 'content-disposition']

/**
 * The clinic API's file answer for the browser. Only what can be looked at safely may open in the page; everything
 * else, and everything asked for with `download`, is an attachment.
 */
export function fileResponse(file: Response, { download }: { download: boolean }): Response {
  const headers = new Headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  for (const name of passedOn) {
    const value = file.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const preview = previewOf(file.headers.get('content-type')?.split(';')[0]?.trim() ?? '')
  const disposition = headers.get('content-disposition') ?? 'attachment'
  const inline = preview !== null && !download && disposition.startsWith('inline')
  headers.set('content-disposition', inline ? disposition : disposition.replace(/^inline/, 'attachment'))
  // Browsers refuse to show a PDF in a sandbox; their viewers run no script of the page.
  const sandbox = inline && preview === 'pdf' ? '' : '; sandbox'
  headers.set('content-security-policy', `default-src 'none'; frame-ancestors 'self'${sandbox}`)
  return new Response(file.body, { status: file.status, headers })
}
