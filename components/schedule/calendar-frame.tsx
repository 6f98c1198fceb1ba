'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useVisitShown } from '@/lib/browser/book-visit'
import { CalendarActions, HourTools, type HourToolsProps } from './calendar-actions'
import css from './calendar-frame.module.css'
import type { CalendarPlace } from './use-calendar-place'

type CalendarFrameProps = {
  place: CalendarPlace
  /** Nothing could be read: said, with another attempt. */
  failed: boolean
  retry: () => void
  /** The first sign that somebody is there. */
  onSign?: () => void
  hoursFixed: true | undefined
  onAdd: () => void
  head: ReactNode
  children: ReactNode
} & HourToolsProps

/** The frame around every view of the calendar. */
export function CalendarFrame(props: CalendarFrameProps) {
  const { place, failed, retry, onSign, head, children, hoursFixed, onAdd, ...tools } = props
  const t = useTranslations('schedule')
  // The team's day shows everybody: whom a visit is with is still open.
  const shown = place.view === 'team' ? {} : { doctorId: place.doctorId }
  useVisitShown(shown)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is there
    <div
      data-fill-window
      className="flex min-h-0 grow flex-col bg-card text-sm"
      onPointerDown={onSign}
      onPointerMove={onSign}
      onFocus={onSign}
    >
      {head}
      {failed && (
        <p
          role="alert"
          className="flex items-center gap-3 bg-destructive-soft px-4 py-2 text-destructive-strong"
        >
          {t('loadFailed')}
          <Button variant="link" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      {children}
      <div className={css.foot}>
        <CalendarActions wanted={{ ...shown, day: place.day }} hoursFixed={hoursFixed} onAdd={onAdd} />
        {!hoursFixed && <HourTools folded {...tools} />}
      </div>
    </div>
  )
}
