import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { PatientTitle } from '@/components/people/patient-title'
import { PageContainer } from '@/components/shared/page/page-container'
import { PrintButton } from '@/components/shared/page/print-button'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardDescription, CardFooter } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Table, TableHead, TableHeader } from '@/components/ui/table'
import { allergiesIn } from '@/lib/domain/allergy-warning'
import { type History, sortTreatments, type Treatment, treatmentPhase } from '@/lib/domain/history'
import { endsSoon } from '@/lib/domain/time-left'
import { formatPlainDay } from '@/lib/format/dates'
import { routes, withQuery } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { SheetRow } from './sheet-row'

interface TreatmentListProps {
  history: Pick<History, 'patient' | 'treatments' | 'allergies' | 'noKnownAllergies'>
  /** Names of the clinics that keep the record, or of the one whose staff prints it. */
  clinics: readonly string[]
  /** Whether it is the reader's own. */
  own: boolean
  /** Whether the reader adds treatments, which is done in the history. */
  adds?: boolean
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
}

const phases = ['current', 'planned', 'past'] as const

/** The treatments as a sheet of paper: whose, by whom, of which day; those of today first. */
export function TreatmentList({ history, clinics, own, adds = false, today }: TreatmentListProps) {
  const t = useTranslations('treatmentList')
  const tHistory = useTranslations('history')
  const locale = useLocale()
  const { patient, allergies } = history
  const sorted = sortTreatments(history.treatments, today)
  const there = routes.history(patient.id)
  const way = (label: string, variant: 'primary' | 'ghost') => (
    <Link prefetch={false} href={`${there}#treatments`} className={buttonVariants({ variant })}>
      <Icon name={variant === 'primary' ? 'plus' : 'pencil'} />
      {label}
    </Link>
  )
  return (
    <PageContainer text="patient" className="@container">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex-1 basis-72">
          <PatientTitle
            patient={{ ...patient, phone: null }}
            today={today}
            kind={
              <h1 id="treatments" className="text-sm font-medium text-muted-foreground">
                {t('title')}
              </h1>
            }
            href={own ? null : there}
            allergies={history}
            recordAt={adds && !own ? `${there}#allergies` : null}
            beside={
              <p className="text-sm text-muted-foreground first-letter:uppercase">
                <KeptWords>
                  {[
                    ...clinics.map(keptWord),
                    t('asOf', { day: keptWord(formatPlainDay(today, locale)) }),
                  ].join(' · ')}
                </KeptWords>
              </p>
            }
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-2 print:hidden">
          {adds && !own && sorted.length > 0 && way(t('change'), 'ghost')}
          <PrintButton label={t('print')} />
        </div>
      </header>
      {sorted.length === 0 ? (
        <Card>
          <CardDescription>{tHistory('noTreatments')}</CardDescription>
          {adds && (
            <CardFooter className="print:hidden">{way(tHistory('addTreatment'), 'primary')}</CardFooter>
          )}
        </Card>
      ) : (
        <Sheet
          patientId={patient.id}
          treatments={sorted}
          allergies={allergies.map((each) => each.name)}
          own={own}
          today={today}
        />
      )}
      <p className="mt-16 hidden w-72 border-t pt-1 text-sm text-muted-foreground print:block">
        {t('signature')}
      </p>
    </PageContainer>
  )
}

interface SheetProps {
  patientId: string
  treatments: readonly Treatment[]
  allergies: readonly string[]
  own: boolean
  today: string
}

/** One table, under a heading for each phase. On small screens each row is a block of its own; paper has the room for a table. */
function Sheet({ patientId, treatments, allergies, own, today }: SheetProps) {
  const t = useTranslations('history')
  const tList = useTranslations('treatmentList')
  const isSoon = ({ endDate }: Treatment) => Number(endsSoon(today, endDate))
  const ofPhase = (phase: string) =>
    treatments
      .filter((each) => treatmentPhase(each, today) === phase)
      // Treatments that end soon come first.
      .toSorted((one, other) => (phase === 'current' ? isSoon(other) - isSoon(one) : 0))
  return (
    <Table aria-labelledby="treatments" className="max-lg:not-print:block">
      <TableHeader className="max-lg:not-print:sr-only">
        <tr className="border-b">
          <TableHead>{t('name')}</TableHead>
          <TableHead>{t('startDate')}</TableHead>
          <TableHead>{t('endDate')}</TableHead>
          <TableHead className="w-full">{t('instructions')}</TableHead>
          <TableHead>{tList('by')}</TableHead>
        </tr>
      </TableHeader>
      {phases.map((phase) => {
        const found = ofPhase(phase)
        if (found.length === 0 && phase !== 'current') return null
        return (
          <tbody key={phase} className={cn('max-lg:not-print:block', phase !== 'current' && 'border-t')}>
            <tr className="border-b max-lg:not-print:block print:break-after-avoid">
              <th
                scope="rowgroup"
                colSpan={5}
                className={cn(
                  'px-4 py-1.5 text-start text-sm font-semibold max-lg:not-print:block',
                  phase === 'past' ? 'bg-muted' : 'bg-primary-soft',
                )}
              >
                {tList(phase)}
                <span className="ms-2 font-normal tabular-nums">{found.length}</span>
              </th>
            </tr>
            {found.length === 0 && (
              <tr className="max-lg:not-print:block">
                <td colSpan={5} className="px-4 py-3 max-lg:not-print:block">
                  {tList('noneCurrent')}
                </td>
              </tr>
            )}
            {found.map((treatment) => (
              <SheetRow
                key={treatment.id}
                treatment={treatment}
                allergies={allergiesIn(treatment.name, allergies)}
                own={own}
                today={today}
                renewHref={
                  own && phase === 'current'
                    ? withQuery(routes.newThread, {
                        patient: patientId,
                        kind: 'treatment',
                        entry: treatment.id,
                      })
                    : null
                }
              />
            ))}
          </tbody>
        )
      })}
    </Table>
  )
}
