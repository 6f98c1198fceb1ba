import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { routes } from '@/lib/routes'

/** Tells a reader of the staff that no patient is chosen, and where to choose one. */
export function StudyNotice() {
  const t = useTranslations('geneticStudy')
  return (
    <Alert>
      {t('noPatient')}{' '}
      <Link
        prefetch={false}
        href={routes.patients}
        className="font-medium text-primary-strong underline underline-offset-4"
      >
        {t('toPatients')}
      </Link>
    </Alert>
  )
}
