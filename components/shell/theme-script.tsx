'use client'

import { followTheme } from '@/lib/browser/theme'

/** Light, dark or the system's, known before the first frame. The browser hides a nonce from scripts, React too. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={typeof window === 'undefined' ? nonce : ''}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, as text
      dangerouslySetInnerHTML={{ __html: `(${followTheme})()` }}
    />
  )
}
