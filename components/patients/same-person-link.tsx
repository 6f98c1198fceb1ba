import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { RowAction } from '@/components/shared/page/setting-row'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface SamePersonLinkProps {
  patient: { id: string; name: string; surname: string }
  /** Stands in a row of a list, not on a card that is pressed as a whole. */
  isRow?: boolean
}

/** Leads to the screen where two records of one person become one. */
export function SamePersonLink({ patient, isRow }: SamePersonLinkProps) {
  const t = useTranslations('people')
  return (
    <Link
      prefetch={false}
      href={routes.mergeOf(patient.id)}
      aria-label={t('samePersonOf', { name: `${patient.name} ${patient.surname}` })}
      className={buttonVariants(isRow ? { variant: 'ghost', size: 'sm' } : { variant: 'row' })}
    >
      {isRow ? t('samePerson') : <RowAction>{t('samePerson')}</RowAction>}
    </Link>
  )
}
