'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useState } from 'react'
import { type GridColumn, type Hidden, hiddenIn, reachOf } from '@/lib/domain/grid-view'
import { minutesInView, scrollToMinute, watchHours } from './view-of-hours'
import css from './week-grid.module.css'

type HiddenHintsProps = {
  scroller: RefObject<HTMLElement | null>
  columns: GridColumn[]
  pickedDay: string
}

/** Above what can be seen, and below it. */
const sides = ['earlier', 'later'] as const

/** Counts of visits scrolled out of view, in the head of their column; a click scrolls there. */
export function HiddenHints({ scroller, columns, pickedDay }: HiddenHintsProps) {
  const t = useTranslations('schedule')
  const [counts, setCounts] = useState<number[]>([])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    return watchHours(element, () => {
      const { from, to } = minutesInView(element)
      const next = columns.flatMap(({ content }) => {
        const hidden = hiddenIn([content], from, to)
        return sides.map((side) => hidden[side])
      })
      setCounts((last) => (`${last}` === `${next}` ? last : next))
    })
  }, [scroller, columns])

  function go(side: keyof Hidden, { content }: GridColumn) {
    const { from, to } = reachOf([content])
    const element = scroller.current
    if (!element) return
    // The mark goes with what it counts: whoever pressed it by keys goes on in the hours.
    element.focus()
    scrollToMinute(element, side === 'later' ? to : from, side)
  }

  if (counts.length === 0) return null
  return (
    <div className={`${css.row} ${css.hints}`}>
      <span />
      {columns.map((column, index) => (
        <span key={column.id} data-day={column.day} data-picked={column.day === pickedDay || undefined}>
          {sides.map((side, at) => {
            const count = counts[2 * index + at]
            if (!count) return null
            const words = t(side, { count })
            return (
              <button
                key={side}
                type="button"
                aria-label={`${words}, ${column.name}`}
                data-short={count + '↑↓'.charAt(at)}
                onClick={() => go(side, column)}
              >
                {words}
              </button>
            )
          })}
        </span>
      ))}
    </div>
  )
}
