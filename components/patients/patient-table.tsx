import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PatientStatusBadge } from '@/components/patients/patient-status-badge'
import { RowKeys } from '@/components/patients/row-keys'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { PatientRow } from '@/lib/domain/patient'
import { type PatientListState, patientListQuery, restarted, toggledSort } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

type Column = 'name' | 'surname' | 'status'

function SortableHead({ column, state }: { column: Column; state: PatientListState }) {
  const t = useTranslations('patients')
  const direction = state.sort === column ? 'ascending' : state.sort === `-${column}` ? 'descending' : 'none'
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[direction]
  const target = restarted(state, { sort: toggledSort(state.sort, column) })
  return (
    <TableHead aria-sort={direction}>
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

interface PatientTableProps {
  patients: readonly PatientRow[]
  state: PatientListState
  /** Rows lead to the clinical history where the reader's role may open it. */
  opensHistories: boolean
}

/** One page of patients: a table, on narrow screens a list of the same rows. */
export function PatientTable({ patients, state, opensHistories }: PatientTableProps) {
  const t = useTranslations('patients')
  return (
    <RowKeys>
      <Table className="max-lg:hidden">
        <TableHeader>
          <TableRow>
            <SortableHead column="name" state={state} />
            <SortableHead column="surname" state={state} />
            <SortableHead column="status" state={state} />
            {opensHistories && <TableHead className="text-end">{t('actions')}</TableHead>}
          </TableRow>
        </TableHeader>
        <TableBody>
          {patients.map((patient) => (
            <TableRow key={patient.id}>
              <TableCell className="font-medium">{patient.name}</TableCell>
              <TableCell>{patient.surname}</TableCell>
              <TableCell>
                <PatientStatusBadge status={patient.status} />
              </TableCell>
              {opensHistories && (
                <TableCell className="text-end">
                  <Link
                    data-row-link
                    prefetch={false}
                    href={routes.history(patient.id)}
                    aria-label={t('viewHistoryOf', { name: `${patient.name} ${patient.surname}` })}
                    className="inline-flex min-h-6 items-center text-primary-strong underline-offset-4 hover:underline"
                  >
                    {t('viewHistory')}
                  </Link>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <ul className="divide-y rounded-lg border bg-card lg:hidden">
        {patients.map((patient) => (
          <li key={patient.id}>
            <RowBox href={opensHistories ? routes.history(patient.id) : null}>
              <span className="font-medium">
                {patient.name} {patient.surname}
              </span>
              <PatientStatusBadge status={patient.status} />
              {opensHistories && (
                <span className="w-full text-sm text-primary-strong">{t('viewHistory')}</span>
              )}
            </RowBox>
          </li>
        ))}
      </ul>
    </RowKeys>
  )
}

const rowBox = 'flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2.5'

function RowBox({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <div className={rowBox}>{children}</div>
  return (
    <Link data-row-link prefetch={false} href={href} className={rowBox}>
      {children}
    </Link>
  )
}
