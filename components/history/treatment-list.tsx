import { useLocale, useTranslations } from 'next-intl'
import { Allergies } from '@/components/people/allergies'
import { PatientLine } from '@/components/people/patient-line'
import { PageContainer } from '@/components/shared/page/page-container'
import { PrintButton } from '@/components/shared/page/print-button'
import { KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
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
  /** Whether it is the reader's own. */
  own: boolean
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
}

const phases = ['current', 'planned', 'past'] as const

/** The treatments as a sheet of paper: whose, by whom, of which day; those of today first. */
export function TreatmentList({ history, clinics, own, today }: TreatmentListProps) {
  const t = useTranslations('treatmentList')
  const tHistory = useTranslations('history')
  const locale = useLocale()
  const { patient, allergies } = history
  const name = `${patient.name} ${patient.surname}`
  const names = allergies.map(({ name: each }) => each)
  const sorted = sortTreatments(history.treatments, today)
  const ofPhase = (phase: string) => sorted.filter((each) => treatmentPhase(each, today) === phase)
  return (
    <PageContainer text="patient" width="reading">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1.5">
          <p className="text-xs font-medium text-muted-foreground">{t('title')}</p>
          <h1 translate="no" className="text-xl font-semibold wrap-anywhere">
            {name}
          </h1>
          <PatientLine patient={{ ...patient, phone: null }} today={today} />
          <Allergies name={name} of={history} />
          <p className="text-sm text-muted-foreground first-letter:uppercase">
            <KeptWords>
              {[...clinics.map(keptWord), t('asOf', { day: keptWord(formatPlainDay(today, locale)) })].join(
                ' · ',
              )}
            </KeptWords>
          </p>
        </div>
        {sorted.length > 0 && (
          <div className="print:hidden">
            <PrintButton label={t('print')} />
          </div>
        )}
      </header>
      {sorted.length === 0 && <p className="text-muted-foreground">{tHistory('noTreatments')}</p>}
      {phases.map(
        (phase) =>
          (ofPhase(phase).length > 0 || (phase === 'current' && sorted.length > 0)) && (
            <section key={phase} aria-labelledby={phase} className="grid gap-2">
              <h2 id={phase} className="text-lg font-semibold print:break-after-avoid">
                {t(phase)}
              </h2>
              {ofPhase(phase).length > 0 ? (
                <Sheet labelledBy={phase} treatments={ofPhase(phase)} allergies={names} own={own} />
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

interface SheetProps {
  labelledBy: string
  treatments: readonly Treatment[]
  allergies: readonly string[]
  own: boolean
}

const cell = 'h-auto align-top max-sm:p-0'
const labelled =
  'max-sm:before:block max-sm:before:text-xs max-sm:before:text-muted-foreground max-sm:before:content-[attr(data-label)]'

/** On phones each row is a block of its own; paper has the room for a table. */
function Sheet({ labelledBy, treatments, allergies, own }: SheetProps) {
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
                {reportedByPatient && (
                  <span className="text-xs text-muted-foreground">{t(own ? 'reportedOwn' : 'reported')}</span>
                )}
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
