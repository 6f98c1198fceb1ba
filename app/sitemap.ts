import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { screens } from '@/lib/screens'

export const dynamic = 'force-dynamic'

export default function sitemap(): MetadataRoute.Sitemap {
  return screens
    .filter(({ inSitemap }) => inSitemap)
    .map(({ path }) => ({ url: new URL(path, env().APP_URL).href }))
}
