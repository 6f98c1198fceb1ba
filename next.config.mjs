import createNextIntlPlugin from 'next-intl/plugin'

// Precompiled messages spare the browser the ICU parser.
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', sourceLocale: 'en', precompile: true },
  },
})

const everywhere = [
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

const overHttps = [{ key: 'strict-transport-security', value: 'max-age=63072000' }]

const unframed = [
  {
    key: 'content-security-policy',
    value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
]

export default withNextIntl({
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures are served as they are: nothing decodes files of others on this machine.
  images: { unoptimized: true },
  // `npm run check` checks the types of everything, tests included; a start need not.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    authInterrupts: true,
    // Few and larger files: a cold visit costs round trips before it costs bytes.
    turbopackChunking: { minChunkSize: 150_000, maxChunkCountPerGroup: 2, maxMergeChunkSize: 2_000_000 },
  },
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  rewrites: async () => [{ source: '/feeds/:token([\\w.-]+).ics', destination: '/api/feeds/file/:token' }],
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: overHttps,
    },
    // Pages and calls get theirs from the middleware, files of histories from their handlers.
    { source: '/_next/:path*', headers: unframed },
    { source: '/:file([^/]+\\.(?:svg|png|ico|webmanifest|txt|xml))', headers: unframed },
  ],
})
