'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { sentences } from '#contract/sentences'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { write } from '@/lib/browser/request'

interface ConfirmVisitProps {
  id: string
  label: string
  /** The sentence for having confirmed. */
  done: string
}

/** The patient says that they are coming. */
export function ConfirmVisit({ id, label, done }: ConfirmVisitProps) {
  const router = useRouter()
  const [reloading, startReload] = useTransition()
  const reload = () => startReload(() => router.refresh())
  const { run, pending } = useToastAct(({ status }) => {
    // What the screen shows is out of date.
    if (status === 409) reload()
    return sentences.failed
  })

  const confirm = () =>
    run(async () => {
      await write('reminders.confirm', { params: { id } })
      toast.success(done)
      // The button goes, and a keyboard would begin at the page's top.
      document.querySelector('main')?.focus({ preventScroll: true })
      reload()
    })

  return (
    <Button className="z-10" disabled={pending || reloading} onClick={confirm}>
      <Icon name="check" />
      {label}
    </Button>
  )
}
