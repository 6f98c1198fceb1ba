import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import type { DayLoad } from '@/lib/domain/day-load'
import css from './week-grid.module.css'

/** The booked part of what can be booked. */
export function LoadBar({ booked, bookable }: Omit<DayLoad, 'free'>) {
  const share: Record<`--${string}`, string> = { '--share': (booked / bookable).toFixed(2) }
  return <i className={css.loadBar} style={share as CSSProperties} />
}

/**
 * The same with what can still be booked, else with its figures; screen readers are told all in words. Nothing where
 * nothing can be booked.
 */
export function LoadFigures({ booked, bookable, free }: DayLoad) {
  const t = useTranslations('schedule')
  if (bookable === 0) return null
  return (
    <span className={css.load}>
      <LoadBar booked={booked} bookable={bookable} />
      {free ? t('freeCount', { count: free }) : `${booked}/${bookable}`}
      <span className="sr-only">{` ${t('load', { booked, bookable })}`}</span>
    </span>
  )
}
