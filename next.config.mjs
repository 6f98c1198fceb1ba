import createNextIntlPlugin from 'next-intl/plugin'
import { refusedHeader } from './lib/auth/page-address.ts'
import { routes } from './lib/routes.ts'
import { embedScript, everywhere, unframable, unframed } from './scripts/stack/response-headers.ts'

// Precompiled messages spare the browser the ICU parser.
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', sourceLocale: 'en', precompile: true },
  },
})

export default withNextIntl({
  poweredByHeader: false,
  // `scripts/stack/web-layers.ts` does, better.
  compress: false,
  reactStrictMode: true,
  // Pages name their sheets themselves; a header would fetch those, too, that a clinic's page can do without at first.
  reactMaxHeadersLength: 0,
  // Pictures are served as they are: nothing decodes files of others on this machine.
  images: { unoptimized: true },
  // `npm run check` checks the types of everything, tests included; a start need not.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    authInterrupts: true,
    // Nothing reads maps of what a build made.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    turbopackFileSystemCacheForBuild: process.env.BUILD_REMEMBERS === '1',
    // Few and larger files: a cold visit costs round trips before it costs bytes.
    turbopackChunking: { minChunkSize: 150_000, maxChunkCountPerGroup: 2, maxMergeChunkSize: 2_000_000 },
  },
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  rewrites: async () => ({
    // The middleware cannot do it itself: behind a proxy its own address is another one than the browser's.
    beforeFiles: [
      {
        source: '/:path((?!api/|_next/).*)',
        has: [{ type: 'header', key: refusedHeader }],
        destination: routes.forbidden,
      },
    ],
    afterFiles: [{ source: '/feeds/:token([\\w.-]+).ics', destination: '/api/feeds/file/:token' }],
    fallback: [],
  }),
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    { source: '/((?!embed/).*)', headers: [unframable] },
    { source: '/embed.js', headers: embedScript },
    // Pages and calls get theirs from the middleware, files of histories from their handlers.
    { source: '/_next/:path*', headers: unframed },
    { source: '/:file([^/]+\\.(?:svg|png|ico|webmanifest|txt|xml))', headers: unframed },
  ],
})
