import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { routes } from '@/lib/routes'

/** Stands where a record was not read, so that nobody takes it for one without allergies. */
export function NoFacts({ patientId }: { patientId: string }) {
  const t = useTranslations('today')
  return (
    <Link
      prefetch={false}
      href={routes.history(patientId)}
      className="text-target text-primary-strong underline underline-offset-2"
    >
      {t('allergiesUnread')}
    </Link>
  )
}
