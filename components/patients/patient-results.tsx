import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PatientTable } from '@/components/patients/patient-table'
import { RowKeys } from '@/components/patients/row-keys'
import { CursorPages } from '@/components/shared/page/cursor-pages'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import { nextPage, pagesBefore, previousPage } from '@/lib/domain/cursor-trail'
import type { ListedPatient, PatientPage } from '@/lib/domain/patient'
import { type PatientListState, pageSize, patientListQuery } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

interface PatientResultsProps {
  page: PatientPage
  state: PatientListState
  /** Milliseconds. */
  now: number
  /** Whether the reader's role opens clinical histories. */
  opensHistories: boolean
  /** Whether the reader makes one record of two from here: people who open histories do it there. */
  merges?: boolean
  /** For those who may not know how far a genetic study has come. */
  hidesStatus?: boolean
  /** Further actions for a patient. */
  actionsOf?: ((patient: ListedPatient) => ReactNode) | undefined
}

/** The patients found, or what to do when there are none. */
export function PatientResults(props: PatientResultsProps) {
  const { page, state, ...shown } = props
  const t = useTranslations('patients')
  if (page.patients.length > 0) {
    return (
      <>
        <RowKeys>
          <PatientTable patients={page.patients} state={state} {...shown} />
        </RowKeys>
        <PatientPages page={page} state={state} />
      </>
    )
  }
  const narrowed = state.q !== '' || state.status !== null || state.only !== null
  return (
    <EmptyState
      icon="user-search"
      title={narrowed ? t('noMatch') : t('none')}
      description={narrowed ? t('noMatchHint') : t('noneHint')}
      action={
        <Link
          prefetch={false}
          href={narrowed ? routes.patients : routes.registerPatient}
          className={buttonVariants({ variant: 'secondary' })}
        >
          {narrowed ? t('showAll') : t('addNew')}
        </Link>
      }
    />
  )
}

const addressOf = (state: PatientListState | null) => state && routes.patients + patientListQuery(state)

/** Which of how many patients these are, and the pages before and after. */
function PatientPages({ page, state }: { page: PatientPage; state: PatientListState }) {
  const t = useTranslations('patients')
  const before = pagesBefore(state)
  const first = before === null ? null : before * pageSize + 1
  const range =
    first !== null && (state.cursor || page.nextCursor) && `${first}–${first + page.patients.length - 1}`
  const counted = { count: page.total, isMore: String(page.more) }
  return (
    <CursorPages
      label={t('pages')}
      summary={range ? t('range', { range, ...counted }) : t('count', counted)}
      previous={addressOf(previousPage(state))}
      next={addressOf(page.nextCursor ? nextPage(state, page.nextCursor) : null)}
    />
  )
}
