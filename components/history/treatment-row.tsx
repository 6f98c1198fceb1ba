import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { TableCell, TableRow } from '@/components/ui/table'
import { type Treatment, treatmentPhase } from '@/lib/domain/history'
import { cn } from '@/lib/utils'
import { EntryActions } from './entry-actions'
import { ReportedBadge } from './reported-badge'

type TreatmentRowProps = {
  treatment: Treatment
  today: string
  onEdit: (() => void) | null
  onDelete: (() => void) | null
}

const cell = 'max-md:h-auto max-md:p-0'
const labelled =
  'max-md:before:block max-md:before:text-xs max-md:before:text-muted-foreground max-md:before:content-[attr(data-label)]'

export function TreatmentRow({ treatment, today, onEdit, onDelete }: TreatmentRowProps) {
  const t = useTranslations('history')
  const phase = treatmentPhase(treatment, today)
  return (
    <TableRow className="max-md:relative max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-3 max-md:rounded-lg max-md:border max-md:bg-card max-md:p-4 max-md:last:border-b print:break-inside-avoid">
      <TableCell className={cn(cell, 'min-w-40 align-top max-md:col-span-2 max-md:pe-20')}>
        <span className="block pt-1.5 font-medium break-words max-md:pt-0">{treatment.name}</span>
        <span className="mt-1 flex flex-wrap gap-1.5 pb-1">
          <Badge variant={phase === 'past' ? 'secondary' : 'accent'}>{t(phase)}</Badge>
          {treatment.reportedByPatient && <ReportedBadge />}
        </span>
      </TableCell>
      <TableCell
        data-label={t('startDate')}
        className={cn(cell, labelled, 'pt-3.5 align-top whitespace-nowrap')}
      >
        <time>{treatment.startDate}</time>
      </TableCell>
      <TableCell
        data-label={t('endDate')}
        className={cn(cell, labelled, 'pt-3.5 align-top whitespace-nowrap')}
      >
        <time>{treatment.endDate}</time>
      </TableCell>
      <TableCell
        data-label={t('instructions')}
        className={cn(cell, labelled, 'pt-3.5 align-top break-words whitespace-pre-line max-md:col-span-2')}
      >
        {treatment.instructions}
      </TableCell>
      <TableCell className={cn(cell, 'align-top max-md:absolute max-md:end-2 max-md:top-2 print:hidden')}>
        <EntryActions name={treatment.name} onEdit={onEdit} onDelete={onDelete} />
      </TableCell>
    </TableRow>
  )
}
