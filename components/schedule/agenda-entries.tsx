'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { KindLabel } from '@/components/visits/kind-label'
import type { Block } from '@/lib/domain/grid'
import type { ShiftElsewhere, WeekAppointment, WeekShift } from '@/lib/domain/schedule'
import { specialtyLabel } from '@/lib/format/labels'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { VisitState } from './visit-state'

/** Hours stand with their day, behind who comes in them. */
const hours =
  'flex min-h-6 max-w-full flex-wrap items-center gap-x-2 rounded-xs text-start text-xs text-muted-foreground pointer-coarse:min-h-11'

function Times({ block }: { block: Block<unknown> }) {
  return (
    <span className="shrink-0 tabular-nums">
      <Time>{block.startTime}</Time>–<Time>{block.endTime}</Time>
    </span>
  )
}

type AgendaShiftProps = { block: Block<WeekShift>; onEdit: (shift: WeekShift) => void }

export function AgendaShift({ block, onEdit }: AgendaShiftProps) {
  const t = useTranslations('schedule')
  return (
    <button
      type="button"
      className={`${hours} border-s-4 border-shift-border ps-2 hover:bg-shift`}
      onClick={() => onEdit(block.item)}
    >
      {t('shift')} <Times block={block} />
    </button>
  )
}

/** Hours at another clinic, where they are changed. */
export function AgendaElsewhere({ block }: { block: Block<ShiftElsewhere> }) {
  const t = useTranslations('schedule')
  return (
    <p className={`${hours} border border-dashed border-shift-border ps-2`}>
      {t('shift')} <Times block={block} />
      <AsIs className="min-w-0 wrap-anywhere">{block.item.clinicName}</AsIs>
    </p>
  )
}

type AgendaVisitProps = {
  block: Block<WeekAppointment>
  /** The doctor works in more than one. */
  showsSpecialty: boolean
  /** It is its time, or it comes next. */
  isPresent?: boolean
}

export function AgendaVisit({ block, showsSpecialty, isPresent }: AgendaVisitProps) {
  const t = useTranslations()
  const { id, status, patientName, specialty, kind } = block.item
  const what = kind ? (
    <KindLabel kind={kind} />
  ) : (
    showsSpecialty && specialty && <span>{specialtyLabel((key) => t(`specialties.${key}`), specialty)}</span>
  )
  const isOver = status !== 'pending'
  return (
    <Link
      prefetch={false}
      href={routes.appointment(id)}
      className={cn(
        'flex min-h-9 w-full items-center gap-x-3 rounded-sm px-2 py-1 hover:bg-muted pointer-coarse:min-h-11 print:min-h-0 print:py-0.5',
        isOver && 'text-muted-foreground',
        isPresent && 'border border-primary bg-card',
      )}
    >
      <span className={cn('w-22 shrink-0 md:w-28', isPresent && 'font-semibold')}>
        <Times block={block} />
      </span>
      {/* On phones the state and what it is for stand below the name, unless the state is all. */}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 gap-y-0.5">
        <span
          translate={patientName === null ? undefined : 'no'}
          className={cn(
            'min-w-0 wrap-anywhere md:w-56',
            !isOver && 'font-medium',
            what && 'max-md:basis-full',
            status === 'cancelled' && 'line-through',
          )}
        >
          {patientName ?? t('schedule.appointment')}
        </span>
        <span className={cn('flex flex-wrap gap-1.5 md:w-28', !what && 'max-md:ms-auto')}>
          <VisitState visit={block.item} />
        </span>
        {what}
      </span>
    </Link>
  )
}
