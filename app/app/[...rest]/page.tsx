import { notFound } from 'next/navigation'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

/** An address below the signed-in frame that is no screen: somebody who is signed in keeps the frame. */
export default async function NoSuchPage() {
  await requirePage(routes.app)
  notFound()
}
