'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { watchHours } from './view-of-hours'
import css from './week-grid.module.css'

/** Where a window is too narrow for all doctors: which of them it shows, and the way to the others. */
export function MoreDoctors({ count }: { count: number }) {
  const t = useTranslations('schedule')
  const button = useRef<HTMLButtonElement>(null)
  const [{ from, seen }, setView] = useState({ from: 0, seen: count })

  useEffect(() => {
    const scroller = button.current?.closest('section')
    if (!scroller) return
    return watchHours(scroller, () => {
      const next = columnsInView(scroller, count)
      setView((last) => (last.from === next.from && last.seen === next.seen ? last : next))
    })
  }, [count])

  const last = Math.min(count, from + seen)
  function go() {
    const scroller = button.current?.closest('section')
    if (!scroller) return
    const { width } = columnsInView(scroller, count)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scroller.scrollTo({ left: last < count ? last * width : 0, behavior: still ? 'instant' : 'smooth' })
  }

  return (
    <button ref={button} type="button" className={css.more} hidden={seen >= count} onClick={go}>
      <span>{t('seats', { taken: from + 1 < last ? `${from + 1}–${last}` : last, of: count })}</span>
      <span className="sr-only"> {t('otherDoctors')}</span>
      <Icon name={last < count ? 'chevron-right' : 'chevron-left'} />
    </button>
  )
}

/** The first column that is whole, how many are, and how wide each is. */
function columnsInView(scroller: HTMLElement, count: number) {
  const { width: hours = 0 } = scroller.querySelector('ol')?.getBoundingClientRect() ?? {}
  const width = (scroller.scrollWidth - hours) / count
  // A scroll that stopped within a pixel of a column's edge shows the column.
  const from = Math.ceil((scroller.scrollLeft - 1) / width)
  const seen = Math.max(
    1,
    Math.floor((scroller.scrollLeft + scroller.clientWidth - hours + 1) / width) - from,
  )
  return { from, seen, width }
}
