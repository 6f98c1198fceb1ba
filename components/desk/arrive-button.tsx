'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { toast } from '@/components/ui/toast'
import { markPresence } from '@/lib/swr/today'

interface ArriveButtonProps {
  /** The visit's. */
  id: string
  /** Words of the button and of a refusal: the page with it brings no texts for a script. */
  label: string
  failed: string
}

/** Marks that the patient of a visit is there. */
export function ArriveButton({ id, label, failed }: ArriveButtonProps) {
  const router = useRouter()
  const [reloading, startReload] = useTransition()
  const reload = () => startReload(() => router.refresh())
  const { run, pending } = useAct(() => {
    toast.error(failed)
    reload()
    return null
  })
  return (
    <SubmitButton
      type="button"
      className="@max-lg:basis-full"
      pending={pending || reloading}
      onClick={() => run(() => markPresence(id, 'arrive').then(reload))}
    >
      {label}
    </SubmitButton>
  )
}
