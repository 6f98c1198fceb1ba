import { forbidden } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('common')
  return { title: t('refusedTitle') }
}

/** The refusal by its own address. */
export default async function ForbiddenPage() {
  await requirePage(routes.forbidden)
  forbidden()
}
