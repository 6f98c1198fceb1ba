import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface DetailsLinkProps {
  patient: { id: string; name: string; surname: string }
  look?: Parameters<typeof buttonVariants>[0]
}

/** The way for staff to who a patient is and how they are reached. */
export function DetailsLink({ patient, look = { variant: 'ghost', size: 'sm' } }: DetailsLinkProps) {
  const t = useTranslations('sheet')
  return (
    <Link
      prefetch={false}
      href={routes.patientDetails(patient.id)}
      aria-label={t('detailsOf', { name: `${patient.name} ${patient.surname}` })}
      className={buttonVariants(look)}
    >
      {t('details')}
    </Link>
  )
}
