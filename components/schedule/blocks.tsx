'use client'

import Link from 'next/link'
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

function cutOf({ cutStart, cutEnd }: Block<unknown>): string | undefined {
  return [cutStart && 'start', cutEnd && 'end'].filter(Boolean).join(' ') || undefined
}

type ShiftBlockProps = {
  block: Block<WeekShift>
  /** The day, or the doctor, in whose column it stands. */
  of: string
  onEdit: (shift: WeekShift) => void
}

export function ShiftBlock({ block, of, onEdit }: ShiftBlockProps) {
  const t = useTranslations('schedule')
  return (
    <button
      type="button"
      className={`${css.block} ${css.shift}`}
      style={placeOf(block)}
      data-block={block.item.id}
      data-cut={cutOf(block)}
      onClick={() => onEdit(block.item)}
    >
      <span className="sr-only">{t('shift')} </span>
      <time>{block.startTime}</time>
      <span className="sr-only"> {t('shiftTo')} </span>
      <time>{block.endTime}</time>
      <span className="sr-only"> {of}</span>
    </button>
  )
}

/** Opens the appointment's page. Nothing is fetched beforehand: a week may hold a hundred of them. */
export function AppointmentBlock({ block }: { block: Block<WeekAppointment> }) {
  const t = useTranslations()
  const locale = useLocale()
  const { id, status, patientName, specialty, kind } = block.item
  const there = presenceOf(block.item)
  const what = kind ? kindName(kind, locale) : specialtyLabel((key) => t(`specialties.${key}`), specialty)
  const more = [...(there ? [t(`schedule.${there}`)] : []), ...(kind || specialty ? [what] : [])].join(' · ')
  const isLong = block.length > twoLines
  return (
    <Link
      prefetch={false}
      draggable={false}
      href={routes.appointment(id)}
      className={`${css.block} ${css.visit}`}
      style={placeOf(block)}
      data-block={id}
      data-status={status}
      data-cut={cutOf(block)}
      data-lines={block.length <= oneLine ? 1 : undefined}
      data-kind={kind?.colour}
      data-there={there ?? undefined}
      title={(kind || there) && !isLong ? more : undefined}
    >
      <time>{block.startTime}</time> <b>{patientName ?? t('schedule.appointment')}</b>{' '}
      <time>{block.endTime}</time>
      {isLong && more && <i>{more}</i>}
      {!isLong && (kind || there) && <span className="sr-only">{more}</span>}
      <span className="sr-only"> {t(`common.${statusKeys[status]}`)}</span>
    </Link>
  )
}
