'use client'

import { useLayoutEffect } from 'react'
import { EarlyScript } from '@/components/shell/early-script'
import { followTheme } from '@/lib/browser/device/theme'

/** Light, dark or the system's, known before the first frame. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  // A refused or missing screen is made anew in the browser, where the script below does not run.
  useLayoutEffect(() => {
    if (!document.documentElement.style.colorScheme) followTheme()
  }, [])
  return <EarlyScript run={followTheme} nonce={nonce} />
}
