import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import type { PatientRow } from '@/lib/domain/patient'
import { routes } from '@/lib/routes'

/** Opens the screen that erases people with this patient found. */
export function EraseLink({ patient }: { patient: PatientRow }) {
  const t = useTranslations('leaving')
  return (
    <Link
      prefetch={false}
      href={routes.erasuresOf(patient.dni || `${patient.name} ${patient.surname}`)}
      aria-label={t('eraseWho', { name: `${patient.name} ${patient.surname}` })}
      className={buttonVariants({ variant: 'ghost', size: 'sm' })}
    >
      {t('erase')}
    </Link>
  )
}
