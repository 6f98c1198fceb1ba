'use client'

import { Phone } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useAgeText } from '@/components/people/use-age-text'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { KindLabel } from '@/components/visits/kind-label'
import { bookVisit } from '@/lib/browser/book-visit'
import type { gapsOf } from '@/lib/domain/day-gaps'
import type { Block } from '@/lib/domain/grid'
import type { ShiftElsewhere, WeekAppointment, WeekShift } from '@/lib/domain/schedule'
import type { TodayVisit } from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { VisitState } from './visit-state'

/** Hours stand with their day, behind who comes in them. */
const hours =
  'flex min-h-6 max-w-full flex-wrap items-center gap-x-2 rounded-xs text-start text-xs text-muted-foreground pointer-coarse:-my-1 pointer-coarse:min-h-11'

const times = 'shrink-0 tabular-nums md:w-26'

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
    <button type="button" className={`${hours} hover:underline`} onClick={() => onEdit(block.item)}>
      <span className="sr-only">{t('shift')}</span> <Times block={block} />
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
  /** Who has cancelled in it. */
  cancelled: Block<WeekAppointment>[]
}

/** Time in which somebody can still be booked, and who has given it back. */
export function AgendaGap({ gap: { start, end }, of, timeZone, cancelled }: AgendaGapProps) {
  const t = useTranslations('schedule')
  return (
    <li className="max-w-5xl pe-2 text-muted-foreground xl:pe-0">
      <button
        type="button"
        className="flex min-h-9 w-full items-center gap-x-3 rounded-sm px-2 text-start hover:bg-muted pointer-coarse:min-h-11 print:hidden"
        onClick={() => bookVisit({ ...of, start: new Date(start).toISOString() })}
      >
        <span className={times}>
          <Time>{formatClock(start, timeZone)}</Time>–<Time>{formatClock(end, timeZone)}</Time>
        </span>
        {t('free')}
        <span className="font-medium text-primary-strong max-lg:ms-auto">{t('book')}</span>
      </button>
      {cancelled.map((block) => (
        <Link
          key={block.item.id}
          prefetch={false}
          href={routes.appointment(block.item.id)}
          className="text-target flex-wrap gap-x-2 px-2 text-xs hover:underline"
        >
          <VisitState visit={block.item} />
          <span className="line-through">
            <Times block={block} /> <AsIs>{block.item.patientName ?? t('appointment')}</AsIs>
          </span>
        </Link>
      ))}
    </li>
  )
}

interface AgendaVisitProps {
  block: Block<WeekAppointment>
  /** The doctor works in more than one. */
  showsSpecialty: boolean
  /** It is its time, or it comes next. */
  isPresent?: boolean
  /** What is known of it on its day alone: how old the patient is, and the telephone. */
  known?: TodayVisit | undefined
  /** `yyyy-MM-dd` */
  day: string
}

export function AgendaVisit({ block, showsSpecialty, isPresent, known, day }: AgendaVisitProps) {
  const t = useTranslations()
  const age = useAgeText()(known?.birthdate, day)
  const { id, status, patientName, specialty, kind, reason } = block.item
  const what = kind ? (
    <KindLabel kind={kind} />
  ) : (
    showsSpecialty && specialty && <span>{specialtyLabel((key) => t(`specialties.${key}`), specialty)}</span>
  )
  const isOver = status !== 'pending'
  const phone = !isOver && known?.patientPhone
  return (
    <li
      className={cn(
        'relative flex max-w-5xl items-center rounded-sm pe-2 hover:bg-muted xl:gap-x-3',
        isPresent && 'outline-1 -outline-offset-1 outline-primary',
      )}
    >
      <Link
        prefetch={false}
        href={routes.appointment(id)}
        aria-current={isPresent || undefined}
        className={cn(
          'flex min-h-9 min-w-0 grow flex-wrap content-center items-baseline gap-x-3 rounded-sm px-2 py-1.5 pointer-coarse:min-h-11 print:min-h-0 print:py-0.5',
          isOver && 'text-muted-foreground',
        )}
      >
        <span className={cn(times, isPresent && 'font-semibold')}>
          <Time>{block.startTime}</Time>
          <span className="max-md:sr-only">
            –<Time>{block.endTime}</Time>
          </span>
        </span>
        {/* Where room is short, what is known of the patient stands below. */}
        <span className="grid min-w-0 grow basis-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 xl:grid-cols-[14rem_5rem_1fr_6.5rem]">
          <span
            translate={patientName === null ? undefined : 'no'}
            className={cn(
              'wrap-anywhere',
              !isOver && 'font-semibold',
              status === 'cancelled' && 'line-through',
            )}
          >
            {patientName ?? t('schedule.appointment')}
          </span>
          <span className="xl:order-last">
            <VisitState visit={block.item} />
          </span>
          <span
            className={cn('col-span-2 flex flex-wrap gap-x-2 wrap-anywhere xl:contents', phone && 'pe-11')}
          >
            <span className={age ? 'text-muted-foreground' : 'max-xl:hidden'}>{age}</span>
            <span className="flex flex-wrap gap-x-2">
              {what}
              {reason && <span>{reason}</span>}
            </span>
          </span>
        </span>
      </Link>
      <span className="absolute end-4 bottom-0 text-end max-xl:*:min-w-11 max-xl:*:justify-end xl:static xl:w-26 xl:shrink-0">
        {phone && (
          <PhoneLink phone={phone}>
            <Phone aria-hidden="true" className="size-4 xl:hidden" />
            <span className="max-xl:sr-only">{phone}</span>
          </PhoneLink>
        )}
      </span>
    </li>
  )
}
