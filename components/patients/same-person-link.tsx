import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface SamePersonLinkProps {
  patient: { id: string; name: string; surname: string }
}

/** Leads to the screen where two records of one person become one. */
export function SamePersonLink({ patient }: SamePersonLinkProps) {
  const t = useTranslations('people')
  return (
    <Link
      prefetch={false}
      href={routes.mergeOf(patient.id)}
      aria-label={t('samePersonOf', { name: `${patient.name} ${patient.surname}` })}
      className={buttonVariants({ variant: 'ghost', size: 'sm' })}
    >
      {t('samePerson')}
    </Link>
  )
}
