import type { MetadataRoute } from 'next'
import { listListedPages } from '@/lib/api/clinic-pages'
import { load } from '@/lib/api/load'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { screens } from '@/lib/screens'

export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { value: slugs } = await load(listListedPages())
  const ours = screens.filter(({ inSitemap }) => inSitemap).map(({ path }) => path)
  const paths = [...ours, ...(slugs ?? []).map(routes.clinicPage)]
  return paths.map((path) => ({ url: new URL(path, env().APP_URL).href }))
}
