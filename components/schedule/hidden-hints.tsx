'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { type GridColumn, type Hidden, hiddenIn, reachOf } from '@/lib/domain/grid-view'
import { minutesInView, scrollToMinute } from './view-of-hours'
import css from './week-grid.module.css'

type HiddenHintsProps = {
  /** Above what can be seen, or below it. */
  side: keyof Hidden
  scroller: RefObject<HTMLElement | null>
  columns: GridColumn[]
  pickedDay: string
}

/** Counts of visits scrolled out of view, each beyond the hours in its own column; a click scrolls there. */
export function HiddenHints({ side, scroller, columns, pickedDay }: HiddenHintsProps) {
  const t = useTranslations('schedule')
  const [counts, setCounts] = useState<number[]>([])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { from, to } = minutesInView(element)
      const next = columns.map(({ content }) => hiddenIn([content], from, to)[side])
      setCounts((last) => (`${last}` === `${next}` ? last : next))
      // What stands below the hours goes sideways with them.
      const below = element.nextElementSibling
      if (below) below.scrollLeft = element.scrollLeft
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [side, scroller, columns])

  const isLater = side === 'later'
  function go({ content }: GridColumn) {
    const { from, to } = reachOf([content])
    const element = scroller.current
    if (!element) return
    // The mark goes with what it counts: whoever pressed it by keys goes on in the hours.
    element.focus()
    scrollToMinute(element, isLater ? to : from, side)
  }

  if (counts.length === 0) return null
  return (
    <div className={`${css.row} ${css.hints}`}>
      <span className={isLater ? css.corner : undefined} />
      {columns.map((column, index) => {
        const count = counts[index] ?? 0
        return (
          <span key={column.id} data-day={column.day} data-picked={column.day === pickedDay || undefined}>
            {count > 0 && (
              <button
                type="button"
                aria-label={`${t(side, { count })}, ${column.name}`}
                onClick={() => go(column)}
              >
                {count}
                <Icon name={isLater ? 'arrow-down' : 'arrow-up'} />
              </button>
            )}
          </span>
        )
      })}
    </div>
  )
}
