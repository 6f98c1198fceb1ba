import { X } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { AuditPage } from '#contract/audit'
import { buttonVariants } from '@/components/ui/button'
import { type AuditState, auditQueryOf, isNarrowed, narrowed } from '@/lib/domain/audit-list'
import type { PatientRow } from '@/lib/domain/patient'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

export interface AuditNarrowingProps {
  state: AuditState
  page: AuditPage
  /** Patients of the name that was typed; null while none was. */
  found: readonly Found[] | 'failed' | null
}

type Found = Pick<PatientRow, 'id' | 'name' | 'surname' | 'birthdate'>

/** The patients that were found to choose from, the chosen one, and the way back to the whole log. */
export function AuditNarrowing({ state, page, found }: AuditNarrowingProps) {
  const t = useTranslations('audit')
  return (
    <div className={isNarrowed(state) ? 'flex flex-wrap items-center gap-2' : 'sr-only'}>
      <div role="status" className="contents">
        <FoundPatients state={state} found={found} />
      </div>
      {state.patient && (
        <Link
          prefetch={false}
          href={routes.audit + auditQueryOf(narrowed(state, { patient: '' }))}
          aria-label={t('removePatient')}
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        >
          {t('ofPatient', { name: page.patient?.name ?? t('unknownPatient') })}
          <X aria-hidden="true" />
        </Link>
      )}
      {isNarrowed(state) && (
        <Link
          prefetch={false}
          href={routes.audit}
          className={buttonVariants({ variant: 'ghost', size: 'sm' })}
        >
          {t('clear')}
        </Link>
      )}
    </div>
  )
}

function FoundPatients({ state, found }: Pick<AuditNarrowingProps, 'state' | 'found'>) {
  const t = useTranslations()
  const locale = useLocale()
  if (found === null) return null
  if (found === 'failed' || found.length === 0) {
    const said = found === 'failed' ? t('desk.searchFailed') : t('audit.nobodyFound')
    return <p className="text-sm text-muted-foreground">{said}</p>
  }
  return found.map(({ id, name, surname, birthdate }) => (
    <Link
      key={id}
      prefetch={false}
      href={routes.audit + auditQueryOf(narrowed(state, { patient: id, q: '' }))}
      translate="no"
      className={buttonVariants({ variant: 'secondary', size: 'sm' })}
    >
      {`${name} ${surname} · ${formatPlainDay(birthdate, locale)}`}
    </Link>
  ))
}
