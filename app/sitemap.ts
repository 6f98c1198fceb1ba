import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'

export const dynamic = 'force-dynamic'

const listed = [
  routes.home,
  routes.about,
  routes.team,
  routes.contact,
  routes.terms,
  routes.privacy,
  routes.login,
  routes.register,
]

export default function sitemap(): MetadataRoute.Sitemap {
  return listed.map((path) => ({ url: new URL(path, env().APP_URL).href }))
}
