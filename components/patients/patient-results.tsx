import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PatientPages } from '@/components/patients/patient-pages'
import { PatientTable } from '@/components/patients/patient-table'
import { RowKeys } from '@/components/patients/row-keys'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import type { ListedPatient, PatientPage } from '@/lib/domain/patient'
import type { PatientListState } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

interface PatientResultsProps {
  page: PatientPage
  state: PatientListState
  /** Whether the reader's role opens clinical histories. */
  opensHistories: boolean
  /** Whether the reader may make one record of two. */
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
