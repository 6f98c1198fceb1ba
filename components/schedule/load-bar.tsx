import type { CSSProperties } from 'react'
import type { DayLoad } from '@/lib/domain/day-load'
import css from './week-grid.module.css'

/** The booked part of what can be booked. */
export function LoadBar({ booked, bookable }: DayLoad) {
  const share: Record<`--${string}`, number> = { '--share': booked / bookable }
  return (
    <i className={css.loadBar} style={share as CSSProperties} data-full={booked === bookable || undefined} />
  )
}
