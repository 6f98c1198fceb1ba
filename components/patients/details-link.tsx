import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface DetailsLinkProps {
  patient: { id: string; name: string; surname: string }
  /** A row of a list is the link as a whole. */
  isRow?: boolean
}

/** The way for staff to who a patient is and how they are reached. */
export function DetailsLink({ patient, isRow }: DetailsLinkProps) {
  const t = useTranslations('sheet')
  return (
    <Link
      data-row-link={isRow}
      prefetch={false}
      href={routes.patientDetails(patient.id)}
      aria-label={t('detailsOf', { name: `${patient.name} ${patient.surname}` })}
      className={buttonVariants(isRow ? { variant: 'ghost', size: 'sm' } : { variant: 'link' })}
    >
      {t('details')}
    </Link>
  )
}
