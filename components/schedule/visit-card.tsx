'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type CSSProperties, useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import { AsIs } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { KindLabel } from '@/components/visits/kind-label'
import type { WeekAppointment } from '@/lib/domain/schedule'
import { groupOf, type TodayVisit } from '@/lib/domain/today'
import { formatSlot } from '@/lib/format/dates'
import { useDayVisits } from '@/lib/swr/today'
import { VisitState } from './visit-state'

interface VisitCardProps {
  /** The block that is pointed at. */
  block: HTMLElement
  visit: WeekAppointment
  doctorId: string
  /** `yyyy-MM-dd` */
  day: string
  timeZone: string
  onClose: () => void
}

const gap = 8
const width = 272
const height = 190

/** Beside the block, on whichever side there is room. */
function placeBeside(block: HTMLElement): CSSProperties {
  const { left, right, top } = block.getBoundingClientRect()
  const isRight = right + gap + width <= window.innerWidth
  return {
    width,
    left: Math.max(gap, isRight ? right + gap : left - gap - width),
    top: Math.max(gap, Math.min(top, window.innerHeight - height)),
  }
}

/** Facts that a block has no room for: the patient's phone, the reason, and the state of the visit. */
export const VisitCard = withFullMessages(Shown)

function Shown({ block, visit, doctorId, day, timeZone, onClose }: VisitCardProps) {
  const t = useTranslations('visitCard')
  const locale = useLocale()
  const id = useId()
  const { visits = [] } = useDayVisits(doctorId, day)
  const known = visit.seats ? undefined : visits.find((each) => each.id === visit.id)
  useEffect(() => {
    block.setAttribute('aria-describedby', id)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    addEventListener('keydown', onKey)
    return () => {
      block.removeAttribute('aria-describedby')
      removeEventListener('keydown', onKey)
    }
  }, [block, id, onClose])
  return createPortal(
    <div
      id={id}
      role="tooltip"
      style={placeBeside(block)}
      className="pointer-events-none fixed z-50 grid gap-1.5 rounded-lg border bg-popover p-3 text-sm text-popover-foreground shadow-float animate-in fade-in-0 duration-100"
    >
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <AsIs className="text-muted-foreground tabular-nums">
          {formatSlot(visit.start, timeZone, locale)}
        </AsIs>
        <VisitState visit={visit} />
      </p>
      {visit.seats ? (
        <Group taken={visit.seats} visits={groupOf(visits, visit)} />
      ) : (
        <AsIs className="text-base font-semibold wrap-anywhere">{visit.patientName ?? t('appointment')}</AsIs>
      )}
      {visit.kind && <KindLabel kind={visit.kind} />}
      {known?.patientPhone && (
        <p>
          <span className="text-muted-foreground">{t('phone')} </span>
          <AsIs className="tabular-nums">{known.patientPhone}</AsIs>
        </p>
      )}
      {known?.reason && (
        <p className="line-clamp-3 wrap-anywhere">
          <span className="text-muted-foreground">{t('reason')} </span>
          {known.reason}
        </p>
      )}
      {known?.deskNote && (
        <p className="line-clamp-3 wrap-anywhere">
          <span className="text-muted-foreground">{t('deskNote')} </span>
          {known.deskNote}
        </p>
      )}
    </div>,
    document.body,
  )
}

/** The patients of a group visit. */
function Group({ taken, visits }: { taken: { taken: number; of: number }; visits: readonly TodayVisit[] }) {
  const t = useTranslations('schedule')
  return (
    <>
      <p className="text-base font-semibold">{t('seats', taken)}</p>
      <ul>
        {visits.map(({ id, patientName }) => (
          <li key={id} translate="no" className="wrap-anywhere">
            {patientName}
          </li>
        ))}
      </ul>
    </>
  )
}
