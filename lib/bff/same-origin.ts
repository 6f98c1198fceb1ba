/** Whether a write comes from a page of ours: the browser says so, or its Origin is the address it called. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  if (!origin || !host) return false
  return URL.canParse(origin) && new URL(origin).host === host
}
