import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PatientBirth, PatientPhone, PatientVisit } from '@/components/patients/patient-facts'
import { PatientStatusBadge } from '@/components/patients/patient-status-badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { ListedPatient } from '@/lib/domain/patient'
import { type PatientListState, patientListQuery, restarted, toggledSort } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

type Column = 'name' | 'surname' | 'status'

function SortableHead({ column, state }: { column: Column; state: PatientListState }) {
  const t = useTranslations('patients')
  const direction = state.sort === column ? 'ascending' : state.sort === `-${column}` ? 'descending' : 'none'
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[direction]
  const target = restarted(state, { sort: toggledSort(state.sort, column) })
  return (
    <TableHead aria-sort={direction} className="px-3">
      <Link
        href={routes.patients + patientListQuery(target)}
        scroll={false}
        prefetch={false}
        className="inline-flex min-h-6 items-center gap-1 hover:text-foreground"
      >
        {t(column)}
        <Icon aria-hidden="true" className="size-3" />
      </Link>
    </TableHead>
  )
}

export interface PatientRowsProps {
  patients: readonly ListedPatient[]
  state: PatientListState
  /** Rows lead to the clinical history where the reader's role may open it. */
  opensHistories: boolean
  /** What else can be done for a patient, beside the way to the history. */
  actionsOf?: ((patient: ListedPatient) => ReactNode) | undefined
}

/** One page of patients as a table; a row with a history is a link as a whole. */
export function PatientTable({ patients, state, opensHistories, actionsOf }: PatientRowsProps) {
  const t = useTranslations('patients')
  return (
    <div className="max-xl:hidden">
      <Table>
        <TableHeader>
          <TableRow>
            <SortableHead column="name" state={state} />
            <SortableHead column="surname" state={state} />
            <TableHead className="px-3">
              {t('birthdate')} · {t('dni')}
            </TableHead>
            <TableHead className="px-3">{t('phone')}</TableHead>
            <TableHead className="px-3">{t('lastVisit')}</TableHead>
            <TableHead className="px-3">{t('nextVisit')}</TableHead>
            <SortableHead column="status" state={state} />
            {opensHistories && <TableHead className="px-3 text-end">{t('actions')}</TableHead>}
          </TableRow>
        </TableHeader>
        <TableBody>
          {patients.map((patient) => (
            <Row
              key={patient.id}
              patient={patient}
              opensHistory={opensHistories}
              actions={actionsOf?.(patient)}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

const figures = 'px-3 whitespace-nowrap tabular-nums'

interface RowProps {
  patient: ListedPatient
  opensHistory: boolean
  actions: ReactNode
}

function Row({ patient, opensHistory, actions }: RowProps) {
  const t = useTranslations('patients')
  return (
    <TableRow className="relative">
      <TableCell className="px-3 font-medium">{patient.name}</TableCell>
      <TableCell className="px-3">{patient.surname}</TableCell>
      <TableCell className={figures}>
        <PatientBirth birthdate={patient.birthdate} />
        <span className="block text-muted-foreground">{patient.dni}</span>
      </TableCell>
      <TableCell className={figures}>
        <PatientPhone phone={patient.phone} />
      </TableCell>
      <TableCell className={figures}>
        <PatientVisit at={patient.lastVisit} timeZone={patient.timeZone} />
      </TableCell>
      <TableCell className={figures}>
        <PatientVisit at={patient.nextVisit} timeZone={patient.timeZone} withTime />
      </TableCell>
      <TableCell className="px-3">
        <PatientStatusBadge status={patient.status} />
      </TableCell>
      {opensHistory && (
        <TableCell className="px-3">
          <div className="flex flex-col items-end">
            <span className="relative z-10 -me-3">{actions}</span>
            <Link
              data-row-link
              prefetch={false}
              href={routes.history(patient.id)}
              aria-label={t('viewHistoryOf', { name: `${patient.name} ${patient.surname}` })}
              className="inline-flex min-h-6 items-center whitespace-nowrap text-primary-strong underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {t('viewHistory')}
            </Link>
          </div>
        </TableCell>
      )}
    </TableRow>
  )
}
