import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useDocumentText } from '@/components/people/use-document-text'
import { useNoAllergiesText } from '@/components/people/use-no-allergies-text'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { PrintButton } from '@/components/shared/page/print-button'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { allergiesIn } from '@/lib/domain/allergy-warning'
import { type History, sortTreatments, type Treatment, treatmentPhase } from '@/lib/domain/history'
import { formatPlainDay } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

interface TreatmentListProps {
  history: Pick<History, 'patient' | 'treatments' | 'allergies' | 'noKnownAllergies'>
  /** Names of the clinics that keep the record, or of the one whose staff prints it. */
  clinics: readonly string[]
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
}

const phases = ['current', 'planned', 'past'] as const

/** The treatments as a sheet of paper: whose, by whom, of which day; those of today first. */
export function TreatmentList({ history, clinics, today }: TreatmentListProps) {
  const t = useTranslations('treatmentList')
  const tHistory = useTranslations('history')
  const noAllergiesText = useNoAllergiesText('short')
  const tDocuments = useTranslations('documents')
  const documentText = useDocumentText()
  const locale = useLocale()
  const { patient, allergies } = history
  const names = allergies.map(({ name }) => name)
  const sorted = sortTreatments(history.treatments, today)
  const ofPhase = (phase: string) => sorted.filter((each) => treatmentPhase(each, today) === phase)
  return (
    <PageContainer text="patient" width="reading">
      <PageHeader title={t('title')} actions={sorted.length > 0 && <PrintButton label={t('print')} />} />
      <dl className="card grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2 print:border-0 print:p-0">
        <Fact label={t('patient')}>
          <AsIs>
            {patient.name} {patient.surname}
          </AsIs>
        </Fact>
        <Fact label={t('birthdate')}>
          <Time>{formatPlainDay(patient.birthdate, locale)}</Time>
        </Fact>
        {patient.document && (
          <Fact label={tDocuments(patient.document.kind === 'dni' ? 'kinds.dni' : 'document')}>
            <AsIs>{documentText(patient.document)}</AsIs>
          </Fact>
        )}
        {clinics.length > 0 && (
          <Fact label={t('clinic', { count: clinics.length })}>
            <AsIs>{clinics.join(' · ')}</AsIs>
          </Fact>
        )}
        <Fact label={t('date')}>
          <Time>{formatPlainDay(today, locale)}</Time>
        </Fact>
        <Fact label={tHistory('allergies')}>
          {names.length > 0 ? (
            <strong className="font-semibold">{names.join(' · ')}</strong>
          ) : (
            noAllergiesText(history.noKnownAllergies)
          )}
        </Fact>
      </dl>
      {sorted.length === 0 && <p className="text-muted-foreground">{tHistory('noTreatments')}</p>}
      {phases.map(
        (phase) =>
          (ofPhase(phase).length > 0 || (phase === 'current' && sorted.length > 0)) && (
            <section key={phase} aria-labelledby={phase} className="grid gap-2">
              <h2 id={phase} className="text-lg font-semibold print:break-after-avoid">
                {t(phase)}
              </h2>
              {ofPhase(phase).length > 0 ? (
                <Sheet labelledBy={phase} treatments={ofPhase(phase)} allergies={names} />
              ) : (
                <p className="text-muted-foreground">{t('noneCurrent')}</p>
              )}
            </section>
          ),
      )}
      <p className="mt-16 hidden w-72 border-t pt-1 text-sm text-muted-foreground print:block">
        {t('signature')}
      </p>
    </PageContainer>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

interface SheetProps {
  labelledBy: string
  treatments: readonly Treatment[]
  allergies: readonly string[]
}

const cell = 'h-auto align-top max-sm:p-0'
const labelled =
  'max-sm:before:block max-sm:before:text-xs max-sm:before:text-muted-foreground max-sm:before:content-[attr(data-label)]'

/** On phones each row is a block of its own; paper has the room for a table. */
function Sheet({ labelledBy, treatments, allergies }: SheetProps) {
  const t = useTranslations('history')
  return (
    <Table aria-labelledby={labelledBy} className="max-sm:block">
      <TableHeader className="max-sm:sr-only">
        <tr className="border-b">
          <TableHead>{t('name')}</TableHead>
          <TableHead>{t('startDate')}</TableHead>
          <TableHead>{t('endDate')}</TableHead>
          <TableHead className="w-full">{t('instructions')}</TableHead>
        </tr>
      </TableHeader>
      <TableBody className="max-sm:block">
        {treatments.map(({ id, name, startDate, endDate, instructions, reportedByPatient }) => (
          <TableRow
            key={id}
            className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-2 max-sm:p-4 print:break-inside-avoid"
          >
            <TableCell
              className={cn(cell, 'min-w-40 sm:min-w-52 font-medium wrap-anywhere max-sm:col-span-2')}
            >
              {name}
              <span className="flex flex-wrap gap-1.5 font-normal">
                {allergiesIn(name, allergies).map((allergy) => (
                  <Badge key={allergy} variant="allergy" className="mt-1 whitespace-normal">
                    {t('allergyTo', { name: allergy })}
                  </Badge>
                ))}
                {reportedByPatient && <span className="text-xs text-muted-foreground">{t('reported')}</span>}
              </span>
            </TableCell>
            <TableCell data-label={t('startDate')} className={cn(cell, labelled, 'whitespace-nowrap')}>
              <Time>{startDate}</Time>
            </TableCell>
            <TableCell data-label={t('endDate')} className={cn(cell, labelled, 'whitespace-nowrap')}>
              <Time>{endDate}</Time>
            </TableCell>
            <TableCell
              data-label={t('instructions')}
              className={cn(cell, labelled, 'wrap-anywhere whitespace-pre-line max-sm:col-span-2')}
            >
              {instructions}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
