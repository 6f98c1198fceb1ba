import { MissingPage } from '@/components/shell/missing-page'
import { getPageSession } from '@/lib/auth/page-access'

export default async function SiteNotFound() {
  return <MissingPage visitor={(await getPageSession()) === null} />
}
