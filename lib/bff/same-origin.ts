/**
 * Whether a write comes from a page of ours: the browser says so, or its Origin is the address it called or the
 * program's public address.
 */
export function isSameOrigin(headers: Headers, publicAddress: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const ours = new URL(publicAddress)
  const theirs = new URL(origin)
  if (theirs.origin === ours.origin) return true
  return ours.protocol !== 'https:' && theirs.protocol === 'http:' && theirs.host === headers.get('host')
}
