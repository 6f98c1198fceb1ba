'use client'

import { useEffect } from 'react'

/** Marks the first group where the window shows the whole page: browsers, which go by how far it is scrolled, mark the last. */
export function MarkFirst() {
  useEffect(() => {
    const first = document.querySelector('.section-links a')
    const check = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      if (scrollHeight > clientHeight) first?.removeAttribute('aria-current')
      else first?.setAttribute('aria-current', 'true')
    }
    check()
    // The page may grow after it is shown; the window's height is none of its.
    const observer = new ResizeObserver(check)
    observer.observe(document.body)
    window.addEventListener('resize', check)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', check)
    }
  }, [])
  return null
}
