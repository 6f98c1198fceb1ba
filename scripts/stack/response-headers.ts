interface Header {
  key: string
  value: string
}

/** Headers of every answer of the web, but for the pages that others may show in a frame: their own policy says who. */
export const everywhere: readonly Header[] = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'same-origin' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  { key: 'cross-origin-resource-policy', value: 'same-origin' },
  {
    key: 'permissions-policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
]

/** Beside them on everything that nobody may frame. */
export const unframable: Header = { key: 'x-frame-options', value: 'DENY' }

const framable = '/embed/'

/** The script that a clinic puts on its website: other sites may load it. */
export const embedScript: readonly Header[] = [
  { key: 'cross-origin-resource-policy', value: 'cross-origin' },
  { key: 'cache-control', value: 'public, max-age=3600' },
]

/** Beside them when the visitor came over https, or the web is only to be reached that way. */
const overHttps: Header = { key: 'strict-transport-security', value: 'max-age=63072000' }

/** The headers of an answer of this installation, whatever it answers. */
export function commonHeaders(isOverHttps = false, url = '/'): Record<string, string> {
  const isSecure = isOverHttps || process.env.APP_URL?.startsWith('https:')
  const headers = [
    ...everywhere,
    ...(url.startsWith(framable) ? [] : [unframable]),
    ...(isSecure ? [overHttps] : []),
  ]
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]))
}

/** Beside them on files, which are the same for everybody: pages and calls get a policy of their own. */
export const unframed: readonly Header[] = [
  {
    key: 'content-security-policy',
    value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
]
