import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface SamePersonLinkProps {
  patient: { id: string; name: string; surname: string }
  /** The record that may be of the same person; without it, it is looked for. */
  double?: string
  look?: Parameters<typeof buttonVariants>[0]
}

/** Leads to the screen where two records of one person become one. */
export function SamePersonLink({
  patient,
  double,
  look = { variant: 'ghost', size: 'sm' },
}: SamePersonLinkProps) {
  const t = useTranslations('people')
  return (
    <Link
      prefetch={false}
      href={double ? routes.mergePair(patient.id, double) : routes.mergeOf(patient.id)}
      aria-label={t('samePersonOf', { name: `${patient.name} ${patient.surname}` })}
      className={buttonVariants(look)}
    >
      {t('samePerson')}
    </Link>
  )
}
