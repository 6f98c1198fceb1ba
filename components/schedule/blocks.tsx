'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import type { Block } from '@/lib/domain/grid'
import { presenceOf, type WeekAppointment, type WeekShift } from '@/lib/domain/schedule'
import { kindName } from '@/lib/domain/visit-kind'
import { specialtyLabel } from '@/lib/format/labels'
import { routes } from '@/lib/routes'
import css from './week-grid.module.css'

/** Drawn minutes up to which only one line, or two, fit into a block. */
const oneLine = 24
const twoLines = 36

const statusKeys = {
  pending: 'statusPending',
  completed: 'statusCompleted',
  cancelled: 'statusCancelled',
  'no-show': 'statusNoShow',
} as const

function placeOf({ top, length, lane, width, lanes }: Block<unknown>): CSSProperties {
  const place: Record<`--${string}`, number> = { '--t': top, '--h': length }
  const shared: typeof place = lanes > 1 ? { ...place, '--l': lane, '--w': width, '--n': lanes } : place
  return shared
}

/** How many there would be side by side if all were as narrow; from four on there is room for a name and no more. */
function shareOf({ lanes, width }: Block<unknown>): number | undefined {
  return lanes > width ? Math.min(4, Math.ceil(lanes / width)) : undefined
}

function cutOf({ cutStart, cutEnd }: Block<unknown>): string | undefined {
  return [cutStart && 'start', cutEnd && 'end'].filter(Boolean).join(' ') || undefined
}

/** Asked for once in a column: of each of a hundred blocks they would cost more than what they say. */
export function useBlockWords() {
  return { t: useTranslations(), locale: useLocale() }
}

type Words = ReturnType<typeof useBlockWords>

type ShiftBlockProps = {
  words: Words
  block: Block<WeekShift>
  /** The day, or the doctor, in whose column it stands. */
  of: string
  onEdit: (shift: WeekShift) => void
}

export function ShiftBlock({ words: { t }, block, of, onEdit }: ShiftBlockProps) {
  return (
    <button
      type="button"
      className={`${css.block} ${css.shift}`}
      style={placeOf(block)}
      data-block={block.item.id}
      data-cut={cutOf(block)}
      onClick={() => onEdit(block.item)}
    >
      <span className="sr-only">{t('schedule.shift')} </span>
      <time>{block.startTime}</time>
      <span className="sr-only"> {t('schedule.shiftTo')} </span>
      <time>{block.endTime}</time>
      <span className="sr-only"> {of}</span>
    </button>
  )
}

/** Opens the appointment's page: the calendar answers the click, see `useBlockLinks`. */
export function AppointmentBlock({
  words: { t, locale },
  block,
}: {
  words: Words
  block: Block<WeekAppointment>
}) {
  const { id, status, patientName, specialty, kind } = block.item
  const there = presenceOf(block.item)
  const what = kind ? kindName(kind, locale) : specialtyLabel((key) => t(`specialties.${key}`), specialty)
  const more = [...(there ? [t(`schedule.${there}`)] : []), ...(kind || specialty ? [what] : [])].join(' · ')
  const isLong = block.length > twoLines
  return (
    <a
      draggable={false}
      href={routes.appointment(id)}
      className={`${css.block} ${css.visit}`}
      style={placeOf(block)}
      data-block={id}
      data-status={status}
      data-cut={cutOf(block)}
      data-lines={block.length <= oneLine ? 1 : undefined}
      data-share={shareOf(block)}
      data-kind={kind?.colour}
      data-there={there ?? undefined}
      title={(kind || there) && !isLong ? more : undefined}
    >
      <time>{block.startTime}</time> <b>{patientName ?? t('schedule.appointment')}</b>{' '}
      <time>{block.endTime}</time>
      {isLong && more && <i>{more}</i>}
      {!isLong && (kind || there) && <span className="sr-only">{more}</span>}
      <span className="sr-only"> {t(`common.${statusKeys[status]}`)}</span>
    </a>
  )
}
