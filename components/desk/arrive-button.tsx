'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { toast } from '@/components/ui/toast'
import { markPresence } from '@/lib/swr/today'

interface ArriveButtonProps {
  /** The visit's. */
  id: string
  /** Words of the button, of what it did and of a refusal. */
  label: string
  done: string
  failed: string
}

/** Marks that the patient of a visit is there. */
export function ArriveButton({ id, label, done, failed }: ArriveButtonProps) {
  const router = useRouter()
  const [reloading, startReload] = useTransition()
  const reload = () => startReload(() => router.refresh())
  const { run, pending } = useAct(() => {
    toast.error(failed)
    reload()
    return null
  })
  const arrived = useRef(false)
  // The pressed button goes with what it changed, and a keyboard would begin at the page's top.
  useEffect(
    () => () => {
      if (arrived.current && document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true })
    },
    [],
  )

  async function arrive() {
    await markPresence(id, 'arrive')
    arrived.current = true
    toast.success(done)
    reload()
  }

  return (
    <SubmitButton
      type="button"
      className="@max-lg:basis-full"
      pending={pending || reloading}
      onClick={() => run(arrive)}
    >
      {label}
    </SubmitButton>
  )
}
