'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type CSSProperties, useMemo } from 'react'
import type { Block } from '@/lib/domain/grid'
import { presenceOf, type ShiftElsewhere, type WeekAppointment, type WeekShift } from '@/lib/domain/schedule'
import { kindName } from '@/lib/domain/visit-kind'
import { specialtyLabel } from '@/lib/format/labels'
import { routes } from '@/lib/routes'
import css from './week-grid.module.css'

/** Drawn minutes up to which only one line, or two, fit into a block. */
const oneLine = 24
const twoLines = 36

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

/**
 * Words of the blocks, looked up once for a grid: a lookup for each of a hundred blocks would cost more than drawing
 * them. `reasons`: show the reason, where there is room.
 */
export function useBlockWords(reasons = false) {
  const t = useTranslations()
  const locale = useLocale()
  return useMemo(
    () => ({
      t,
      locale,
      reasons,
      shift: `${t('schedule.shift')} `,
      shiftTo: ` ${t('schedule.shiftTo')} `,
      statuses: {
        pending: ` ${t('common.statusPending')}`,
        completed: ` ${t('common.statusCompleted')}`,
        cancelled: ` ${t('common.statusCancelled')}`,
        'no-show': ` ${t('common.statusNoShow')}`,
      },
    }),
    [t, locale, reasons],
  )
}

export type BlockWords = ReturnType<typeof useBlockWords>

type ShiftBlockProps = {
  words: BlockWords
  block: Block<WeekShift>
  /** The day, or the doctor, in whose column it stands. */
  of: string
  onEdit: (shift: WeekShift) => void
}

export function ShiftBlock({ words, block, of, onEdit }: ShiftBlockProps) {
  return (
    <button
      type="button"
      className={`${css.block} ${css.shift}`}
      style={placeOf(block)}
      data-block={block.item.id}
      data-cut={cutOf(block)}
      onClick={() => onEdit(block.item)}
    >
      <span className="sr-only">{words.shift}</span>
      <time translate="no">{block.startTime}</time>
      <span className="sr-only">{words.shiftTo}</span>
      <time translate="no">{block.endTime}</time>
      <span translate="no" className="sr-only">{` ${of}`}</span>
    </button>
  )
}

/** Hours at another clinic: named, and changed there. */
export function ElsewhereBlock({ words, block }: { words: BlockWords; block: Block<ShiftElsewhere> }) {
  return (
    <p className={`${css.block} ${css.elsewhere}`} style={placeOf(block)}>
      <span className="sr-only">{words.shift}</span>
      <time translate="no">{block.startTime}</time>–<time translate="no">{block.endTime}</time>
      <b translate="no">{block.item.clinicName}</b>
    </p>
  )
}

type AppointmentBlockProps = {
  words: BlockWords
  block: Block<WeekAppointment>
  /** It is its time, or it comes next. */
  isNext?: boolean
}

/** Opens the appointment's page: the calendar answers the click, see `useLinksInside`. */
export function AppointmentBlock({ words, block, isNext }: AppointmentBlockProps) {
  const { id, status, patientName, kind, seats, reason } = block.item
  const there = presenceOf(block.item)
  const isLong = block.length > twoLines
  const more = moreOf(block.item, words, isLong)
  const isRoomy = block.length > oneLine && block.lanes === 1 && !block.over
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
      data-over={block.over}
      data-next={isNext || undefined}
    >
      <time translate="no">{block.startTime}</time>{' '}
      {seats ? (
        <b>{words.t('schedule.seats', seats)}</b>
      ) : (
        <b translate={patientName === null ? undefined : 'no'}>
          {patientName ?? words.t('schedule.appointment')}
        </b>
      )}{' '}
      <time translate="no">{block.endTime}</time>
      {more && <i className={isLong ? undefined : 'sr-only'}>{more}</i>}
      <span className="sr-only">{words.statuses[status]}</span>
      {words.reasons && isRoomy && !seats && reason && <q>{reason}</q>}
    </a>
  )
}

/** The patient's presence and the kind of visit; a long block also has room for a specialty. */
function moreOf(visit: WeekAppointment, { t, locale }: BlockWords, isLong: boolean): string {
  const { kind, specialty } = visit
  const there = presenceOf(visit)
  const what = kind
    ? kindName(kind, locale)
    : isLong && specialty && specialtyLabel((key) => t(`specialties.${key}`), specialty)
  return [there && t(`schedule.${there}`), what].filter(Boolean).join(' · ')
}
