import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PatientRow } from '@/components/patients/patient-row'
import { Icon } from '@/components/ui/icon'
import { Table, TableBody, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { ListedPatient } from '@/lib/domain/patient'
import { type PatientListState, patientListQuery, restarted, toggledSort } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import css from './patient-row.module.css'

type Column = 'name' | 'surname' | 'status'

function SortableHead({ column, state }: { column: Column; state: PatientListState }) {
  const t = useTranslations('patients')
  const direction = state.sort === column ? 'ascending' : state.sort === `-${column}` ? 'descending' : 'none'
  const target = restarted(state, { sort: toggledSort(state.sort, column) })
  return (
    <TableHead aria-sort={direction} className={cn('px-2 first:ps-4', column === 'status' && css.mark)}>
      <Link
        href={routes.patients + patientListQuery(target)}
        scroll={false}
        prefetch={false}
        className={cn(
          'inline-flex min-h-6 items-center gap-1 hover:text-foreground',
          direction === 'none' ? 'hover:underline' : 'text-foreground',
        )}
      >
        {t(column)}
        {direction !== 'none' && (
          <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} className="size-3" />
        )}
      </Link>
    </TableHead>
  )
}

interface PatientTableProps {
  patients: readonly ListedPatient[]
  state: PatientListState
  /** Milliseconds. */
  now: number
  /** Rows lead to the clinical history where the reader's role may open it. */
  opensHistories: boolean
  /** Whether the reader makes one record of two from here: people who open histories do it there. */
  merges?: boolean | undefined
  /** For those who may not know how far a genetic study has come. */
  hidesStatus?: boolean | undefined
  /** Further actions for a patient, beside the way to the history. */
  actionsOf?: ((patient: ListedPatient) => ReactNode) | undefined
}

/** One page of patients, as cards where a table finds no room; a row with a history is a link as a whole. */
export function PatientTable(props: PatientTableProps) {
  const { patients, state, now, opensHistories, merges = false, hidesStatus = false, actionsOf } = props
  const t = useTranslations('patients')
  return (
    <div className="@container">
      <Table className="@max-[40rem]:cards">
        <TableHeader>
          <TableRow className={css.head}>
            <SortableHead column="name" state={state} />
            <SortableHead column="surname" state={state} />
            {hidesStatus ? (
              <TableHead className={`${css.mark} px-2`}>
                <span className="sr-only">{t('status')}</span>
              </TableHead>
            ) : (
              <SortableHead column="status" state={state} />
            )}
            <TableHead className={`${css.birth} px-2`}>
              <span className="inline-block min-w-34">{t('birthdate')}</span>
              <span className={css.dni}>{t('dni')}</span>
            </TableHead>
            <TableHead className="px-2">{t('phone')}</TableHead>
            <TableHead className={`${css.last} px-2`}>{t('lastVisit')}</TableHead>
            <TableHead className="px-2">{t('nextVisit')}</TableHead>
            {(opensHistories || actionsOf) && (
              <TableHead className="px-3">
                <span className="sr-only">{t('actions')}</span>
              </TableHead>
            )}
          </TableRow>
        </TableHeader>
        <TableBody>
          {patients.map((patient) => (
            <PatientRow
              key={patient.id}
              patient={patient}
              opensHistory={opensHistories}
              merges={merges}
              hidesStatus={hidesStatus}
              actions={actionsOf?.(patient)}
              now={now}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
