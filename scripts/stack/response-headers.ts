interface Header {
  key: string
  value: string
}

/** Headers of every answer of the web. */
export const everywhere: readonly Header[] = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'same-origin' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  { key: 'cross-origin-resource-policy', value: 'same-origin' },
  {
    key: 'permissions-policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
]

/** Beside them when the visitor came over https, or the web is only to be reached that way. */
const overHttps: Header = { key: 'strict-transport-security', value: 'max-age=63072000' }

/** The headers of an answer of this installation, whatever it answers. */
export function commonHeaders(isOverHttps = false): Record<string, string> {
  const isSecure = isOverHttps || process.env.APP_URL?.startsWith('https:')
  const headers = isSecure ? [...everywhere, overHttps] : everywhere
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]))
}

/** Beside them on files, which are the same for everybody: pages and calls get a policy of their own. */
export const unframed: readonly Header[] = [
  {
    key: 'content-security-policy',
    value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
]
