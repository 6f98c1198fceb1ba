'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '@/components/shared/state/error-state'
import { signOut } from '@/lib/browser/session'

/** Shows nothing and signs out; only a failure has something to say. */
export function SignOut() {
  const t = useTranslations('auth')
  const started = useRef(false)
  const [failed, setFailed] = useState(false)

  function leave() {
    setFailed(false)
    signOut().catch(() => setFailed(true))
  }

  useEffect(() => {
    if (started.current) return
    started.current = true
    signOut().catch(() => setFailed(true))
  }, [])

  if (!failed) return null
  return <ErrorState message={t('signOutFailed')} onRetry={leave} className="w-full max-w-md" />
}
