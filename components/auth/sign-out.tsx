'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { useSay } from '@/components/shared/act/use-say'
import { ErrorState } from '@/components/shared/state/error-state'
import { endPushHere } from '@/lib/browser/device/push'
import { signOut } from '@/lib/browser/session/session'

// A computer that several people use must show nobody's notifications.
const leaveBrowser = async () => signOut(await endPushHere())

/** Shows nothing and signs out; only a failure has something to say. */
export function SignOut() {
  const started = useRef(false)
  const { run, sentence } = useAct({ key: 'auth.signOutFailed' })
  const say = useSay()
  const leave = useEffectEvent(() => void run(leaveBrowser))

  useEffect(() => {
    if (started.current) return
    started.current = true
    leave()
  }, [])

  if (!sentence) return null
  return <ErrorState message={say(sentence)} onRetry={() => run(leaveBrowser)} className="w-full max-w-md" />
}
