import { useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { TableCell, TableRow } from '@/components/ui/table'
import { type Treatment, treatmentPhase } from '@/lib/domain/history'
import { cn } from '@/lib/utils'
import { ChangedLine } from './changed-line'
import { EntryActions } from './entry-actions'
import { ReportedBadge } from './reported-badge'
import { VisitLine } from './visit-line'

type TreatmentRowProps = {
  treatment: Treatment
  /** The recorded allergies that its name contains. */
  warnings: readonly string[]
  today: string
  timeZone: string
  writeHref: string
  onEdit: (() => void) | null
  onDelete: (() => void) | null
}

const cell = '@max-4xl:h-auto @max-4xl:p-0'
const labelled =
  '@max-4xl:before:block @max-4xl:before:text-xs @max-4xl:before:text-muted-foreground @max-4xl:before:content-[attr(data-label)]'

export function TreatmentRow({
  treatment,
  warnings,
  today,
  timeZone,
  writeHref,
  onEdit,
  onDelete,
}: TreatmentRowProps) {
  const t = useTranslations('history')
  const phase = treatmentPhase(treatment, today)
  return (
    <TableRow
      className={cn(
        '@max-4xl:relative @max-4xl:grid @max-4xl:grid-cols-2 @max-4xl:gap-x-6 @max-4xl:gap-y-3 @lg:@max-4xl:grid-cols-[auto_auto_minmax(0,1fr)] @max-4xl:rounded-lg @max-4xl:border @max-4xl:bg-card @max-4xl:p-4 @max-4xl:last:border-b print:break-inside-avoid',
        phase === 'past' && 'text-muted-foreground @max-4xl:bg-transparent',
      )}
    >
      <TableCell className={cn(cell, 'min-w-52 align-top @max-4xl:col-span-full @max-4xl:pe-30')}>
        <span className="block pt-1.5 font-medium wrap-anywhere @max-4xl:pt-0">{treatment.name}</span>
        <span className="mt-1 flex flex-wrap gap-1.5 pb-1">
          <Badge variant={phase === 'past' ? 'secondary' : 'accent'}>{t(`phases.${phase}`)}</Badge>
          {treatment.reportedByPatient && <ReportedBadge />}
          {warnings.map((name) => (
            <Badge key={name} variant="allergy" className="whitespace-normal">
              <Icon name="triangle-alert" />
              <span className="min-w-0 wrap-anywhere">{t('allergyTo', { name })}</span>
            </Badge>
          ))}
        </span>
      </TableCell>
      <TableCell
        data-label={t('startDate')}
        className={cn(cell, labelled, 'pt-3.5 align-top whitespace-nowrap')}
      >
        <Time>{treatment.startDate}</Time>
      </TableCell>
      <TableCell
        data-label={t('endDate')}
        className={cn(cell, labelled, 'pt-3.5 align-top whitespace-nowrap')}
      >
        <Time>{treatment.endDate}</Time>
      </TableCell>
      <TableCell
        data-label={t('instructions')}
        className={cn(
          cell,
          labelled,
          'pt-3.5 pb-3 align-top wrap-anywhere whitespace-pre-line @max-lg:col-span-full',
        )}
      >
        {treatment.instructions}
        <VisitLine visit={treatment.visit} />
        <ChangedLine changed={treatment.changed} timeZone={timeZone} />
      </TableCell>
      <TableCell
        className={cn(cell, 'align-top @max-4xl:absolute @max-4xl:end-2 @max-4xl:top-2 print:hidden')}
      >
        <EntryActions name={treatment.name} writeHref={writeHref} onEdit={onEdit} onDelete={onDelete} />
      </TableCell>
    </TableRow>
  )
}
