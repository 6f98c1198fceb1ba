import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

// The address is known when the program runs, not when it is built.
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/app', '/api/', '/new-patient', '/design'] },
    sitemap: new URL('/sitemap.xml', env().APP_URL).href,
  }
}
