'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { useSay } from '@/components/shared/act/use-say'
import { ErrorState } from '@/components/shared/state/error-state'
import { signOut } from '@/lib/browser/session'

/** Shows nothing and signs out; only a failure has something to say. */
export function SignOut() {
  const started = useRef(false)
  const { run, sentence } = useAct({ key: 'auth.signOutFailed' })
  const say = useSay()
  const leave = useEffectEvent(() => void run(signOut))

  useEffect(() => {
    if (started.current) return
    started.current = true
    leave()
  }, [])

  if (!sentence) return null
  return <ErrorState message={say(sentence)} onRetry={() => run(signOut)} className="w-full max-w-md" />
}
