import Link from 'next/link'
import { useTranslations } from 'next-intl'
import {
  type PatientFilter,
  type PatientListState,
  patientFilters,
  patientListQuery,
  restarted,
} from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

const chip =
  'inline-flex min-h-8 items-center rounded-full border px-3 text-sm transition-colors pointer-coarse:min-h-11'

/** The status filter as links: the choice stands in the URL. */
export function PatientFilters({ state }: { state: PatientListState }) {
  const t = useTranslations('patients')
  const choices: (PatientFilter | null)[] = [null, ...patientFilters]
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-start me-1 text-sm text-muted-foreground">{t('filter')}</legend>
      {choices.map((status) => (
        <Link
          key={status ?? 'all'}
          href={routes.patients + patientListQuery(restarted(state, { status }))}
          scroll={false}
          prefetch={false}
          aria-current={state.status === status ? 'true' : undefined}
          className={cn(
            chip,
            state.status === status
              ? 'border-primary bg-primary-soft font-medium text-primary-strong'
              : 'border-border-strong bg-card hover:bg-accent',
          )}
        >
          {t(`filters.${status ?? 'all'}`)}
        </Link>
      ))}
    </fieldset>
  )
}
