import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface SamePersonLinkProps {
  patient: { id: string; name: string; surname: string }
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
      className={buttonVariants(
        isRow
          ? { variant: 'ghost', size: 'sm' }
          : { variant: 'link', className: 'font-normal text-muted-foreground' },
      )}
    >
      {t('samePerson')}
    </Link>
  )
}
