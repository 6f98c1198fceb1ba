'use client'

import { useEffect, useRef, useState } from 'react'
import { BarsChart } from '@/components/insights/large-parts'
import type { BarsChartProps } from './bars-chart'

const height = 180

/** A chart that loads a window before it is scrolled to, in a place that is kept for it. */
export function LazyBars(chart: Omit<BarsChartProps, 'height'>) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: '100%' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={place}
      aria-hidden="true"
      data-chart={seen ? 'drawn' : 'waiting'}
      className="print:hidden"
      style={{ height }}
    >
      {seen && <BarsChart {...chart} height={height} />}
    </div>
  )
}
