'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Icon } from '@/components/ui/icon'
import { KindLabel } from '@/components/visits/kind-label'
import { bookVisit } from '@/lib/browser/book-visit'
import type { gapsOf } from '@/lib/domain/day-gaps'
import type { Block } from '@/lib/domain/grid'
import type { ShiftElsewhere, WeekAppointment, WeekShift } from '@/lib/domain/schedule'
import { formatClock } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { VisitState } from './visit-state'

/** Hours stand with their day, behind who comes in them. */
const hours =
  'flex min-h-6 max-w-full flex-wrap items-center gap-x-2 rounded-xs text-start text-xs text-muted-foreground pointer-coarse:min-h-11'

const times = 'w-22 shrink-0 tabular-nums md:w-28'

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

interface AgendaGapProps {
  gap: ReturnType<typeof gapsOf>[number]
  of: { doctorId: string; day: string }
  timeZone: string
}

/** Time in which somebody can still be booked. */
export function AgendaGap({ gap: { start, end }, of, timeZone }: AgendaGapProps) {
  const t = useTranslations('schedule')
  return (
    <li className="print:hidden">
      <button
        type="button"
        className="flex min-h-6 w-full items-center gap-x-3 rounded-sm px-2 text-start text-xs text-muted-foreground hover:bg-muted pointer-coarse:min-h-11"
        onClick={() => bookVisit({ ...of, start: new Date(start).toISOString() })}
      >
        <span className={times}>
          <Time>{formatClock(start, timeZone)}</Time>–<Time>{formatClock(end, timeZone)}</Time>
        </span>
        {t('free')}
        <span aria-hidden="true" className="grow border-t border-dashed" />
        <Icon name="calendar-plus" className="size-4" />
        <span className="font-medium text-primary-strong">{t('bookGap')}</span>
      </button>
    </li>
  )
}

interface AgendaVisitProps {
  block: Block<WeekAppointment>
  /** The doctor works in more than one. */
  showsSpecialty: boolean
  /** It is its time, or it comes next. */
  isPresent?: boolean
  /** The patient's telephone; left out on days on which nobody is called. */
  phone?: string | null | undefined
}

export function AgendaVisit({ block, showsSpecialty, isPresent, phone }: AgendaVisitProps) {
  const t = useTranslations()
  const { id, status, patientName, specialty, kind, reason } = block.item
  const what = kind ? (
    <KindLabel kind={kind} />
  ) : (
    showsSpecialty && specialty && <span>{specialtyLabel((key) => t(`specialties.${key}`), specialty)}</span>
  )
  const isOver = status !== 'pending'
  return (
    <li
      className={cn(
        'flex items-center gap-x-3 rounded-sm pe-2 hover:bg-muted',
        isPresent && 'border border-primary',
      )}
    >
      <Link
        prefetch={false}
        href={routes.appointment(id)}
        className={cn(
          'flex min-h-9 min-w-0 grow items-baseline gap-x-3 rounded-sm px-2 py-1.5 pointer-coarse:min-h-11 print:min-h-0 print:py-0.5',
          isOver && 'text-muted-foreground',
        )}
      >
        <span className={cn(times, isPresent && 'font-semibold')}>
          <Times block={block} />
        </span>
        {/* On phones the state and what it is for stand below the name. */}
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 gap-y-0.5">
          <span
            translate={patientName === null ? undefined : 'no'}
            className={cn(
              'min-w-0 wrap-anywhere max-md:basis-full md:w-56',
              !isOver && 'font-medium',
              status === 'cancelled' && 'line-through',
            )}
          >
            {patientName ?? t('schedule.appointment')}
          </span>
          <span className="flex flex-wrap gap-1.5 md:w-28">
            <VisitState visit={block.item} />
          </span>
          {what}
          {reason && <span className="min-w-0 wrap-anywhere lg:flex-1">{reason}</span>}
        </span>
      </Link>
      {phone && !isOver && (
        <span className="max-lg:hidden">
          <PhoneLink phone={phone} />
        </span>
      )}
    </li>
  )
}
