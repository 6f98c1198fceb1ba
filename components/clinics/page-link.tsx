import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { Clinic } from '@/lib/domain/clinic'
import { routes } from '@/lib/routes'

/** The address of the clinic's page, or that there is none. */
export function PageLink({ slug }: Pick<Clinic, 'slug'>) {
  const t = useTranslations('clinics')
  if (!slug) return t('noPage')
  return (
    <Link href={routes.clinicPage(slug)} className="text-primary-strong underline-offset-4 hover:underline">
      {routes.clinicPage(slug)}
    </Link>
  )
}
