import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { patientChoices } from '#contract/choices'
import { PatientControls } from '@/components/patients/patient-controls'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type PatientListState, patientFilters, patientListQuery, restarted } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import css from './patient-row.module.css'

const chip = 'inline-flex min-h-8 items-center rounded-full px-2.5 text-sm pointer-coarse:min-h-11'
const chosenLook = 'bg-primary-soft font-medium text-primary-strong'
const plainLook = 'text-muted-foreground hover:bg-accent hover:text-foreground'

interface ChipProps {
  target: PatientListState
  chosen: boolean
  children: ReactNode
}

function Chip({ target, chosen, children }: ChipProps) {
  return (
    <Link
      href={routes.patients + patientListQuery(target)}
      scroll={false}
      prefetch={false}
      aria-current={chosen ? 'true' : undefined}
      className={cn(chip, chosen ? chosenLook : plainLook)}
    >
      {children}
    </Link>
  )
}

const group = 'flex min-w-0 items-center gap-0.5 *:shrink-0 md:flex-wrap'
/** The line opens where the chosen filter is. */
const opensThere = 'max-md:*:aria-[current]:[scroll-initial-target:nearest]'

interface PatientFiltersProps {
  state: PatientListState
  /** Whether the reader is a doctor, with patients of their own. */
  hasOwn: boolean
  /** For those who may not know how far a genetic study has come. */
  hidesStatus?: boolean
}

/**
 * The search, the filters of the genetic study, folded, those of every day, and the two usual orders as links: the choice
 * stands in the URL.
 */
export function PatientFilters({ state, hasOwn, hidesStatus = false }: PatientFiltersProps) {
  const t = useTranslations('patients')
  // The desk asks for missing documents; doctors have patients of their own.
  const choices = patientChoices.filter((choice) => choice !== (hasOwn ? 'no-document' : 'mine'))
  return (
    <div className={css.controls}>
      <PatientControls state={state} />
      <div className={css.filters}>
        <fieldset className={state.status || state.only ? `${group} ${opensThere}` : group}>
          <legend className="sr-only">{t('filter')}</legend>
          {!hidesStatus && (
            // First, where phones show it. A choice folds it: open, it would cover the first rows.
            <details key={String(state.status)} className={css.statuses}>
              <summary className={buttonVariants({ variant: 'secondary', size: 'sm', className: 'me-1' })}>
                {t(state.status ? `filters.${state.status}` : 'filter')}
                <Icon name="chevron-down" className="ms-1 size-3.5" />
              </summary>
              <div className={group}>
                {patientFilters.map((status) => (
                  <Chip
                    key={status}
                    target={restarted(state, { status, only: null })}
                    chosen={state.status === status}
                  >
                    {t(`filters.${status}`)}
                  </Chip>
                ))}
              </div>
            </details>
          )}
          <Chip
            target={restarted(state, { status: null, only: null })}
            chosen={state.status === null && state.only === null}
          >
            {t('filters.all')}
          </Chip>
          {choices.map((only) => (
            <Chip key={only} target={restarted(state, { only, status: null })} chosen={state.only === only}>
              {t(`choices.${only}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <fieldset className={`${css.order} ${group}`}>
        <legend className="float-start me-1 text-sm text-muted-foreground max-md:sr-only">{t('sort')}</legend>
        <Chip target={restarted(state, { sort: 'recent' })} chosen={state.sort === 'recent'}>
          {t('recent')}
        </Chip>
        {/* The order of the alphabet leads back once it is chosen: phones show it alone. */}
        <Chip
          target={restarted(state, { sort: state.sort === 'surname' ? 'recent' : 'surname' })}
          chosen={state.sort === 'surname'}
        >
          {t('alphabet')}
        </Chip>
      </fieldset>
    </div>
  )
}
