import { UserSearch } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PatientPages } from '@/components/patients/patient-pages'
import { PatientTable } from '@/components/patients/patient-table'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import type { PatientPage } from '@/lib/domain/patient'
import type { PatientListState } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

interface PatientResultsProps {
  page: PatientPage
  state: PatientListState
  /** Whether the reader's role opens clinical histories. */
  opensHistories: boolean
}

/** The patients found, or what to do when there are none. */
export function PatientResults({ page, state, opensHistories }: PatientResultsProps) {
  const t = useTranslations('patients')
  if (page.patients.length > 0) {
    return (
      <>
        <PatientTable patients={page.patients} state={state} opensHistories={opensHistories} />
        <PatientPages page={page} state={state} />
      </>
    )
  }
  const narrowed = state.q !== '' || state.status !== null
  return (
    <EmptyState
      icon={UserSearch}
      title={narrowed ? t('noMatch') : t('none')}
      description={narrowed ? t('noMatchHint') : t('noneHint')}
      action={
        narrowed && (
          <Link prefetch={false} href={routes.patients} className={buttonVariants({ variant: 'secondary' })}>
            {t('showAll')}
          </Link>
        )
      }
    />
  )
}
