import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
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

interface ChipProps {
  target: PatientListState
  chosen: boolean
  title?: string
  children: ReactNode
}

function Chip({ target, chosen, title, children }: ChipProps) {
  return (
    <Link
      href={routes.patients + patientListQuery(target)}
      scroll={false}
      prefetch={false}
      title={title}
      aria-current={chosen ? 'true' : undefined}
      className={cn(
        chip,
        chosen
          ? 'border-primary bg-primary-soft font-medium text-primary-strong'
          : 'border-border-strong bg-card hover:bg-accent',
      )}
    >
      {children}
    </Link>
  )
}

const legend = 'float-start me-1 text-sm text-muted-foreground'

/** The two usual orders and the status filter as links: the choice stands in the URL. */
export function PatientFilters({ state }: { state: PatientListState }) {
  const t = useTranslations('patients')
  const choices: (PatientFilter | null)[] = [null, ...patientFilters]
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <fieldset className="flex flex-wrap items-center gap-2 max-md:hidden">
        <legend className={legend}>{t('sort')}</legend>
        <Chip
          target={restarted(state, { sort: 'recent' })}
          chosen={state.sort === 'recent'}
          title={t('recentHint')}
        >
          {t('recent')}
        </Chip>
        <Chip target={restarted(state, { sort: 'surname' })} chosen={state.sort === 'surname'}>
          {t('alphabet')}
        </Chip>
      </fieldset>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className={legend}>{t('filter')}</legend>
        {choices.map((status) => (
          <Chip key={status ?? 'all'} target={restarted(state, { status })} chosen={state.status === status}>
            {t(`filters.${status ?? 'all'}`)}
          </Chip>
        ))}
      </fieldset>
    </div>
  )
}
