import 'server-only'

/** The clinic API's file for a calendar program, which names the hash of what it has: 304 when that is the same. */
export async function feedResponse(file: Response, known: string | null): Promise<Response> {
  const etag = file.headers.get('etag') ?? ''
  const isSame = etag !== '' && known === etag
  if (isSame) await file.body?.cancel()
  return new Response(isSame ? null : file.body, {
    status: isSame ? 304 : 200,
    headers: {
      etag,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="consulta.ics"',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}
