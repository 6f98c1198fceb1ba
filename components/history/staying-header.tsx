'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** A header that stays in sight while the page scrolls: what gets the focus stops below it, however tall it is. */
export function StayingHeader({ className, children }: { className: string; children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([seen]) =>
      style.setProperty('--stays', `${seen?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    if (header.current) observer.observe(header.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--stays')
    }
  }, [])
  return (
    <header ref={header} data-stays className={className}>
      {children}
    </header>
  )
}
