'use client'

import { useTranslations } from 'next-intl'
import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { type DayContent, type Hidden, hiddenIn, reachOf } from '@/lib/domain/grid-view'
import { isPhone } from './use-day-swipe'
import { minutesInView, scrollToMinute } from './view-of-hours'
import css from './week-grid.module.css'

type HiddenHintsProps = {
  scroller: RefObject<HTMLElement | null>
  contents: DayContent[]
  /** The part that phones show. */
  onPhone: DayContent[]
}

const sides = ['earlier', 'later'] as const

/** How many are earlier and later, over the hours where something stands out of view; a click goes there. */
export function HiddenHints({ scroller, contents, onPhone }: HiddenHintsProps) {
  const t = useTranslations('schedule')
  const [hidden, setHidden] = useState<Hidden>({ earlier: 0, later: 0 })
  // How tall the head is depends on how many lines its names take.
  const [below, setBelow] = useState(0)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { from, to, head } = minutesInView(element)
      const next = hiddenIn(isPhone() ? onPhone : contents, from, to)
      setBelow(head)
      setHidden((last) => (last.earlier === next.earlier && last.later === next.later ? last : next))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, contents, onPhone])

  function go(side: keyof Hidden) {
    const { from, to } = reachOf(isPhone() ? onPhone : contents)
    const [minute, edge] = side === 'earlier' ? ([from, 'top'] as const) : ([to, 'bottom'] as const)
    if (scroller.current) scrollToMinute(scroller.current, minute, { edge, smooth: true })
  }

  return sides.map(
    (side) =>
      hidden[side] > 0 && (
        <button
          key={side}
          type="button"
          aria-label={t(side, { count: hidden[side] })}
          title={t(side, { count: hidden[side] })}
          className={css[side]}
          style={{ '--below': `${below}px` } as CSSProperties}
          onClick={() => go(side)}
        >
          {hidden[side]}
          <Icon name={side === 'earlier' ? 'arrow-up' : 'arrow-down'} />
        </button>
      ),
  )
}
