'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useContext, useState } from 'react'
import { OpenDialogView } from '@/components/history/large-parts'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { ComingTime } from '@/components/visits/coming-time'
import { useDialog } from '@/lib/browser/drafts/use-dialog-draft'
import { entriesOfVisit, type History, type HistoryRights } from '@/lib/domain/history'
import { routes, withQuery } from '@/lib/routes'
import { AllergiesSection } from './allergies-section'
import { ConditionsSection } from './conditions-section'
import { CorrectionsSection } from './corrections-section'
import { FastqActs, isWanted } from './fastq-acts'
import { FastqSection } from './fastq-section'
import { FilesSection } from './files-section'
import { draftOf, type HistoryDialog, type WriteAbout } from './history-dialog'
import { NoKnownAllergies } from './no-known-allergies'
import { PatientBanner } from './patient-banner'
import { Section } from './section'
import { type SectionName, sections } from './sections'
import { TreatmentsSection } from './treatments-section'
import { useEarlierVisits } from './use-earlier-visits'
import { HistoryKey, OpensVisit, OwnHistory, opensVisitOf, useHistory } from './use-history'
import { VisitEntry } from './visit-entry'
import { VisitRow } from './visit-row'

type HistoryScreenProps = {
  initial: History
  rights: HistoryRights
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  timeZone: string
  /** Whether it is the reader's own. */
  own?: boolean
  /** The patient's page of facts, and the acts for the patient, which may begin with opening today's appointment. */
  actions: { link: ReactNode; buttons: ReactNode; opensToday: boolean } | null
  /** The doctor whose appointments are the only ones that the reader may open; null for all of them. */
  onlyOf?: string | null
  /** A warning in the head. */
  notice?: ReactNode
  /** The clinic of the staff who read it, by its name. */
  clinic?: string | undefined
}

export function HistoryScreen({
  initial,
  rights,
  today,
  timeZone,
  own = false,
  actions,
  onlyOf = null,
  notice,
  clinic,
}: HistoryScreenProps) {
  const { history, historyKey } = useHistory(initial)
  const [dialog, setDialog] = useDialog<HistoryDialog>(draftOf(history.id))
  const writeTo: WriteAbout = (kind, entry) =>
    withQuery(routes.newThread, { patient: history.patient.id, kind, entry })
  // The section of a wanted file comes first, and keeps its place while the reader sends the file.
  const [fastqFirst] = useState(isWanted(history, rights))
  const acts = <FastqActs history={history} rights={rights} timeZone={timeZone} />
  const inHead = own && !actions?.buttons
  const fastq = <FastqSection history={history} rights={rights} timeZone={timeZone} />
  const section = { today, timeZone, rights, onOpen: setDialog, writeTo }
  return (
    <HistoryKey value={historyKey}>
      <OpensVisit value={opensVisitOf(history, onlyOf)}>
        <OwnHistory value={own}>
          <div className="@container print:block">
            <PatientBanner
              history={history}
              today={today}
              timeZone={timeZone}
              link={actions?.link}
              notice={notice}
              opensToday={actions?.opensToday ?? false}
            >
              {inHead && acts}
            </PatientBanner>
            {!inHead && (
              <div className="flex flex-wrap gap-2 pt-4 print:hidden @max-lg:[&>button]:grow @max-lg:[&>button]:px-2 @max-lg:[&>button>svg]:hidden">
                {actions?.buttons}
                {acts}
              </div>
            )}
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-3 print:gap-6">
              <ContentsNav history={history} />
              {fastqFirst && fastq}
              <ConditionsSection {...section} conditions={history.conditions} />
              <TreatmentsSection
                {...section}
                treatments={history.treatments}
                allergies={history.allergies}
                listHref={routes.treatments(history.patient.id)}
              />
              <AllergiesSection rights={rights} onOpen={setDialog} history={history}>
                {rights.edit && <NoKnownAllergies history={history} today={today} />}
              </AllergiesSection>
              <VisitsSection
                history={history}
                today={today}
                reader={rights.staff ? 'staff' : 'patient'}
                clinic={clinic}
              />
              <FilesSection {...section} history={history} of="analytic" />
              <FilesSection {...section} history={history} of="image" />
              {!fastqFirst && fastq}
              <CorrectionsSection
                corrections={history.corrections}
                rights={rights}
                timeZone={timeZone}
                onOpen={setDialog}
              />
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
        </OwnHistory>
      </OpensVisit>
    </HistoryKey>
  )
}

/** Links to the sections with the number of their entries, in a row that phones scroll sideways. */
function ContentsNav({ history }: { history: History }) {
  const t = useTranslations('history')
  function countOf(name: SectionName): number {
    if (name === 'fastq') return Number(history.fastq !== null)
    if (name !== 'visits') return history[name].length
    // Appointments are loaded in parts: how many there are is known where the first part has all.
    return history.visitsCursor === null ? history.visits.length + history.visitsAhead.length : 0
  }
  return (
    <nav aria-label={t('contents')} className="-mb-4 print:hidden">
      <ul className="part-links text-sm max-md:scroll-px-24 max-md:pe-24 max-sm:fades-end md:flex-wrap">
        {sections.map((name) => (
          <li key={name}>
            <a href={`#${name}`} className="gap-1.5">
              {t(name)}
              {countOf(name) > 0 && <span className="tabular-nums">{countOf(name)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Rows = ({ children }: { children: ReactNode }) => (
  <ol className="divide-y rounded-lg border bg-card">{children}</ol>
)

interface VisitsSectionProps {
  history: History
  today: string
  reader: 'patient' | 'staff'
  clinic: string | undefined
}

/** The patient's visits: upcoming (nearest first), then earlier (latest first) with reason, note and entries. */
function VisitsSection({ history, today, reader, clinic }: VisitsSectionProps) {
  const t = useTranslations('history')
  const own = useContext(OwnHistory)
  const { visits, hasMore, pending, sentence, load } = useEarlierVisits(history)
  // Patients of one clinic are not told at each row that it is this one.
  const clinics = new Set([...visits, ...history.visitsAhead].map(({ clinicName }) => clinicName ?? null))
  const home = clinic ?? (clinics.size === 1 ? [...clinics][0] : null) ?? null
  const earlier = (
    <>
      <Rows>
        {visits.map((visit) => (
          <VisitEntry
            key={visit.id}
            visit={visit}
            entries={entriesOfVisit(history, visit.id)}
            today={today}
            reader={reader}
            home={home}
          />
        ))}
      </Rows>
      <SentenceAlert of={sentence} />
      {hasMore && (
        <SubmitButton
          type="button"
          variant="secondary"
          className="justify-self-start print:hidden"
          pending={pending}
          onClick={load}
        >
          {t('earlierVisits')}
        </SubmitButton>
      )}
    </>
  )
  return (
    <Section
      name="visits"
      add={null}
      empty={visits.length + history.visitsAhead.length === 0}
      emptyText={t('noVisits')}
    >
      {history.visitsAhead.length > 0 && (
        <>
          <h3 className="font-medium">{t('upcoming')}</h3>
          <Rows>
            {history.visitsAhead.map((visit) => (
              <VisitRow
                key={visit.id}
                visit={visit}
                home={home}
                time={<ComingTime visit={visit} today={today} />}
              />
            ))}
          </Rows>
        </>
      )}
      {visits.length > 0 &&
        (own ? (
          <details className="print:details-content:[content-visibility:visible]">
            <summary className="fold-summary rounded-lg border bg-card px-4 py-2.5 font-medium">
              <span>
                {t('earlierOnes')}{' '}
                {!hasMore && (
                  <span className="font-normal text-muted-foreground tabular-nums">{visits.length}</span>
                )}
              </span>
            </summary>
            <div className="grid gap-3 pt-3">{earlier}</div>
          </details>
        ) : (
          <>
            <h3 className="font-medium">{t('earlierOnes')}</h3>
            {earlier}
          </>
        ))}
    </Section>
  )
}
