'use client'

import { useTranslations } from 'next-intl'
import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { type GridColumn, type Hidden, hiddenIn, reachOf } from '@/lib/domain/grid-view'
import { minutesInView, scrollToMinute } from './view-of-hours'
import css from './week-grid.module.css'

type HiddenHintsProps = { scroller: RefObject<HTMLElement | null>; columns: GridColumn[]; pickedDay: string }

const sides = ['earlier', 'later'] as const

/** Counts of visits scrolled out of view, above and below in their own column; a click scrolls there. */
export function HiddenHints({ scroller, columns, pickedDay }: HiddenHintsProps) {
  const t = useTranslations('schedule')
  const [hidden, setHidden] = useState<Hidden[]>([])
  // How tall the head is depends on how many lines its names take.
  const [below, setBelow] = useState(0)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { from, to, head } = minutesInView(element)
      const next = columns.map(({ content }) => hiddenIn([content], from, to))
      setBelow(head)
      setHidden((last) => (String(last.map(Object.values)) === String(next.map(Object.values)) ? last : next))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, columns])

  function go(side: keyof Hidden, { content }: GridColumn) {
    const { from, to } = reachOf([content])
    const [minute, edge] = side === 'earlier' ? ([from, 'top'] as const) : ([to, 'bottom'] as const)
    if (scroller.current) scrollToMinute(scroller.current, minute, { edge, smooth: true })
  }

  if (hidden.length === 0) return null
  return (
    <div className={`${css.row} ${css.hints}`} style={{ '--below': `${below}px` } as CSSProperties}>
      <span />
      {columns.map((column, index) => (
        <span key={column.id} data-day={column.day} data-picked={column.day === pickedDay || undefined}>
          {sides.map((side) => {
            const count = hidden[index]?.[side] ?? 0
            return (
              count > 0 && (
                <button
                  key={side}
                  type="button"
                  aria-label={`${t(side, { count })}, ${column.name}`}
                  className={css[side]}
                  onClick={() => go(side, column)}
                >
                  {count}
                  <Icon name={side === 'earlier' ? 'arrow-up' : 'arrow-down'} />
                </button>
              )
            )
          })}
        </span>
      ))}
    </div>
  )
}
