'use client'

import type { ReactNode } from 'react'
import { OpenDialogView } from '@/components/history/large-parts'
import { useDialog } from '@/lib/browser/use-dialog-draft'
import type { History, HistoryRights } from '@/lib/domain/history'
import { routes, withQuery } from '@/lib/routes'
import { HistoryKey, useHistory } from '@/lib/swr/histories'
import { AllergiesSection } from './allergies-section'
import { ConditionsSection } from './conditions-section'
import { ContentsNav } from './contents-nav'
import { CorrectionsSection } from './corrections-section'
import { FastqActions } from './fastq-actions'
import { FilesSection } from './files-section'
import { draftOf, type HistoryDialog, type WriteAbout } from './history-dialog'
import { NoKnownAllergies } from './no-known-allergies'
import { PatientBanner } from './patient-banner'
import { TreatmentsSection } from './treatments-section'
import { VisitsSection } from './visits-section'

type HistoryScreenProps = {
  initial: History
  rights: HistoryRights
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  timeZone: string
  /** Further actions for the patient. */
  actions: ReactNode
}

export function HistoryScreen({ initial, rights, today, timeZone, actions }: HistoryScreenProps) {
  const { history, historyKey } = useHistory(initial)
  const [dialog, setDialog] = useDialog<HistoryDialog>(draftOf(history.id))
  const writeTo: WriteAbout = (kind, entry) =>
    withQuery(routes.newThread, { patient: history.patient.id, kind, entry })
  const section = { today, timeZone, rights, onOpen: setDialog, writeTo }
  return (
    <HistoryKey value={historyKey}>
      <div className="@container print:block">
        <div className="grid grid-cols-[minmax(0,1fr)] @3xl:grid-cols-[minmax(22rem,1fr)_auto]">
          <PatientBanner history={history} today={today} timeZone={timeZone} />
          <FastqActions history={history} rights={rights} timeZone={timeZone}>
            {actions}
          </FastqActions>
          <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-6 @5xl:grid-cols-[minmax(0,1fr)_10rem] print:block">
            <div className="grid min-w-0 gap-10 print:gap-6">
              <VisitsSection history={history} />
              <ConditionsSection {...section} conditions={history.conditions} />
              <TreatmentsSection
                {...section}
                treatments={history.treatments}
                allergies={history.allergies}
                listHref={routes.treatments(history.patient.id)}
              />
              <FilesSection {...section} history={history} of="analytic" />
              <FilesSection {...section} history={history} of="image" />
              <AllergiesSection rights={rights} onOpen={setDialog} history={history}>
                {rights.edit && <NoKnownAllergies history={history} today={today} />}
              </AllergiesSection>
              <CorrectionsSection
                corrections={history.corrections}
                rights={rights}
                timeZone={timeZone}
                onOpen={setDialog}
              />
            </div>
            <ContentsNav history={history} />
          </div>
        </div>
        {dialog && (
          <OpenDialogView
            dialog={dialog}
            history={history}
            today={today}
            timeZone={timeZone}
            onClose={() => setDialog(null)}
          />
        )}
      </div>
    </HistoryKey>
  )
}
