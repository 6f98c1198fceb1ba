'use client'

import { useLayoutEffect } from 'react'
import { followTheme } from '@/lib/browser/theme'

/** Light, dark or the system's, known before the first frame. The browser hides a nonce from scripts, React too. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  // A refused or missing screen is made anew in the browser, where the script below does not run.
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    if (!classList.contains('light') && !classList.contains('dark')) followTheme()
  }, [])
  return (
    <script
      nonce={typeof window === 'undefined' ? nonce : ''}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, as text
      dangerouslySetInnerHTML={{ __html: `(${followTheme})()` }}
    />
  )
}
