'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PatientBirth, PatientPhone, PatientVisit } from '@/components/patients/patient-facts'
import { PatientStatusBadge } from '@/components/patients/patient-status-badge'
import { SamePersonLink } from '@/components/patients/same-person-link'
import { DeceasedBadge } from '@/components/shared/text/deceased-badge'
import { useDocumentText } from '@/components/shared/text/use-document-text'
import { TableCell, TableRow } from '@/components/ui/table'
import { markedName } from '@/lib/domain/deceased'
import type { ListedPatient } from '@/lib/domain/patient'
import { routes } from '@/lib/routes'

const figures = 'px-3 whitespace-nowrap tabular-nums'

interface PatientRowProps {
  patient: ListedPatient
  opensHistory: boolean
  merges: boolean
  actions: ReactNode
}

/** Drawn here and not told to the browser as markup: twenty of them would be most of the page. */
export function PatientRow({ patient, opensHistory, merges, actions }: PatientRowProps) {
  const t = useTranslations('patients')
  const documentText = useDocumentText()
  return (
    <TableRow className="relative">
      <TableCell translate="no" card="head" className="px-3 font-medium max-xl:-me-2">
        {patient.name}
      </TableCell>
      <TableCell translate="no" card="head" className="grow px-3">
        {markedName(patient.surname, Boolean(patient.deceasedOn))}
      </TableCell>
      <TableCell translate="no" label={`${t('birthdate')} · ${t('dni')}`} className={figures}>
        <PatientBirth birthdate={patient.birthdate} />
        <span className="block text-muted-foreground">{documentText(patient.document)}</span>
      </TableCell>
      <TableCell label={t('phone')} className={figures}>
        <PatientPhone phone={patient.phone} />
      </TableCell>
      <TableCell label={t('lastVisit')} className={figures}>
        <PatientVisit at={patient.lastVisit} timeZone={patient.timeZone} />
      </TableCell>
      <TableCell label={t('nextVisit')} className={figures}>
        <PatientVisit at={patient.nextVisit} timeZone={patient.timeZone} withTime />
      </TableCell>
      <TableCell card="head" className={patient.status || patient.deceasedOn ? 'px-3' : 'px-3 max-xl:hidden'}>
        <span className="flex flex-wrap gap-1">
          {patient.deceasedOn && <DeceasedBadge on={patient.deceasedOn} />}
          <PatientStatusBadge status={patient.status} />
        </span>
      </TableCell>
      {(opensHistory || actions) && (
        <TableCell card="foot" className="px-3 max-xl:basis-full">
          <div className="flex flex-col items-end max-xl:flex-row max-xl:flex-wrap max-xl:items-center max-xl:justify-between">
            <span className="relative z-10 shrink-0 max-xl:-ms-2.5 xl:-me-3">
              {actions}
              {merges && <SamePersonLink patient={patient} />}
            </span>
            {opensHistory && (
              <Link
                data-row-link
                prefetch={false}
                href={routes.history(patient.id)}
                aria-label={t('viewHistoryOf', { name: `${patient.name} ${patient.surname}` })}
                className="inline-flex min-h-6 items-center whitespace-nowrap text-primary-strong underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {t('viewHistory')}
              </Link>
            )}
          </div>
        </TableCell>
      )}
    </TableRow>
  )
}
