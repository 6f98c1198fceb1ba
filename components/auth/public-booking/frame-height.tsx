'use client'

import { useEffect } from 'react'

/** Tells the page around the frame how high the content is, whenever that changes. */
export function FrameHeight() {
  useEffect(() => {
    const content = document.querySelector('main')
    if (window.parent === window || !content) return
    const observer = new ResizeObserver(() => {
      // Anybody may know it, and the page around may be of any origin that the clinic named.
      window.parent.postMessage({ consultaHeight: content.offsetHeight }, '*')
    })
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return null
}
