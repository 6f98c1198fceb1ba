'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PatientStatus } from '#contract/patients'
import { dayAt, latestToday } from '#contract/zone'
import { PatientBirth, PatientPhone, PatientVisit } from '@/components/patients/patient-facts'
import { SamePersonLink } from '@/components/patients/same-person-link'
import { DeceasedBadge } from '@/components/people/deceased-badge'
import { useDocumentText } from '@/components/people/use-document-text'
import { Badge } from '@/components/ui/badge'
import { TableCell, TableRow } from '@/components/ui/table'
import { markedName } from '@/lib/domain/deceased'
import type { ListedPatient } from '@/lib/domain/patient'
import { routes } from '@/lib/routes'
import css from './patient-row.module.css'

const dated = 'inline-block min-w-34'
const figures = 'px-2 py-1 whitespace-nowrap tabular-nums'

interface PatientRowProps {
  patient: ListedPatient
  opensHistory: boolean
  merges: boolean
  hidesStatus: boolean
  actions: ReactNode
  /** Milliseconds. */
  now: number
}

/**
 * Drawn here and not told to the browser as markup: twenty of them would be most of the page. A long name ends in dots
 * and moves nothing else; what can be done lies over the end of the row while it is pointed at or has the focus.
 */
export function PatientRow({ patient, opensHistory, merges, hidesStatus, actions, now }: PatientRowProps) {
  const t = useTranslations('patients')
  const documentText = useDocumentText()
  const today = patient.timeZone ? dayAt(now, patient.timeZone) : latestToday(now)
  return (
    <TableRow className={`${css.row} relative`}>
      <TableCell
        translate="no"
        card="head"
        title={patient.name}
        className={`${css.name} truncate px-2 py-1 font-medium`}
      >
        {patient.name}
      </TableCell>
      <TableCell
        translate="no"
        card="head"
        title={patient.surname}
        className={`${css.surname} grow truncate px-2 py-1 font-medium`}
      >
        {markedName(patient.surname, Boolean(patient.deceasedOn))}
      </TableCell>
      <TableCell
        card="head"
        className={`${css.mark} px-2 py-1 ${patient.status || patient.deceasedOn ? css.badges : css.none}`}
      >
        <span className="flex gap-1">
          {patient.deceasedOn && <DeceasedBadge on={patient.deceasedOn} />}
          {!hidesStatus && <PatientStatusBadge status={patient.status} />}
        </span>
      </TableCell>
      <TableCell translate="no" label={t('age')} className={`${css.birth} ${figures} text-muted-foreground`}>
        <span className={dated}>
          <PatientBirth
            birthdate={patient.birthdate}
            today={patient.deceasedOn ?? today}
            dayClass={css.day}
          />
        </span>
        <span className={css.dni}>{documentText(patient.document)}</span>
      </TableCell>
      <TableCell className={`${figures} ${patient.phone ? css.phone : css.none}`}>
        <PatientPhone phone={patient.phone} />
      </TableCell>
      <TableCell
        label={t('last')}
        className={`${css.last} ${patient.lastVisit ? figures : `${figures} ${css.none}`}`}
      >
        <PatientVisit at={patient.lastVisit} timeZone={patient.timeZone} now={now} />
      </TableCell>
      <TableCell label={t('next')} className={patient.nextVisit ? figures : `${figures} ${css.none}`}>
        <PatientVisit at={patient.nextVisit} timeZone={patient.timeZone} now={now} isAhead />
      </TableCell>
      {(opensHistory || actions) && (
        <TableCell card="foot" className={`${css.foot} ${opensHistory || merges ? '' : css.desk} px-2 py-1`}>
          <div className="row-actions">
            <span className={`${css.actions} inline-flex shrink-0 items-center`}>
              {actions}
              {merges && <SamePersonLink patient={patient} isRow />}
            </span>
            {opensHistory && (
              <Link
                data-row-link
                prefetch={false}
                href={routes.history(patient.id)}
                aria-label={t('viewHistoryOf', { name: `${patient.name} ${patient.surname}` })}
                className="inline-flex min-h-8 items-center px-1 whitespace-nowrap text-primary-strong underline-offset-4 hover:underline"
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

/** Section 4: 'fastQ stored' in the default style, 'fastQ requested' in the secondary one. */
function PatientStatusBadge({ status }: { status: PatientStatus | null }) {
  const t = useTranslations('patients')
  if (status === null) return <span className="sr-only">{t('noStatus')}</span>
  return status === 'fastQ stored' ? (
    <Badge variant="default">{t('statusStored')}</Badge>
  ) : (
    <Badge variant="secondary">{t('statusRequested')}</Badge>
  )
}
