'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'

/**
 * A page that stands ready for everybody holds the styles that it may need itself, and all others switched off: the
 * next page switches them on. Not sooner, for they name the fonts anew, and text would change its shape.
 */
export function WholeStyles() {
  const path = usePathname()
  const first = useRef(path)
  useLayoutEffect(() => {
    if (path === first.current) return
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]'))
      link.media = 'all'
  }, [path])
  return null
}
