import { useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { TableCell, TableRow } from '@/components/ui/table'
import { type Treatment, treatmentPhase } from '@/lib/domain/history'
import { cn } from '@/lib/utils'
import { EntryActions } from './entry-actions'
import { EntryOrigin } from './entry-origin'
import { ReportedBadge } from './reported-badge'

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
        '@max-4xl:relative @max-4xl:flex @max-4xl:flex-wrap @max-4xl:gap-x-1 @max-4xl:gap-y-1 @max-4xl:px-4 @max-4xl:py-3 print:break-inside-avoid',
        phase === 'past' && 'text-muted-foreground',
      )}
    >
      <TableCell
        className={cn(
          cell,
          'align-top @max-4xl:basis-full @4xl:min-w-64',
          onEdit || onDelete ? '@max-4xl:pe-30 @max-4xl:pointer-coarse:pe-12' : '@max-4xl:pe-12',
        )}
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1.5 @max-4xl:pt-0">
          <span className="font-semibold wrap-anywhere">{treatment.name}</span>
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
      <TableCell className={cn(cell, 'pt-3.5 align-top whitespace-nowrap')}>
        <Time className="normal-nums">{treatment.startDate}</Time>
      </TableCell>
      <TableCell className={cn(cell, 'pt-3.5 align-top whitespace-nowrap')}>
        <span aria-hidden="true" className="@4xl:hidden">
          –{' '}
        </span>
        <Time className="normal-nums">{treatment.endDate}</Time>
      </TableCell>
      <TableCell
        className={cn(cell, 'pt-3.5 pb-3 align-top wrap-anywhere whitespace-pre-line @max-4xl:basis-full')}
      >
        {treatment.instructions}
        <EntryOrigin entry={treatment} timeZone={timeZone} />
      </TableCell>
      <TableCell
        className={cn(cell, 'align-top @max-4xl:absolute @max-4xl:end-4 @max-4xl:top-3 print:hidden')}
      >
        <EntryActions name={treatment.name} writeHref={writeHref} onEdit={onEdit} onDelete={onDelete} />
      </TableCell>
    </TableRow>
  )
}
