'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, useTransition } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { write } from '@/lib/browser/request'

interface ConfirmButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'aria-describedby'> {
  id: string
  /** Words of the button and of what follows: the screens with it bring no texts for a script. */
  label: string
  done: string
  failed: string
}

/** The patient says that they are coming. */
export function ConfirmButton({ id, label, done, failed, ...look }: ConfirmButtonProps) {
  const router = useRouter()
  const [reloading, startReload] = useTransition()
  const reload = () => startReload(() => router.refresh())
  const { run, pending } = useAct(({ status }) => {
    toast.error(failed)
    // The screen is out of date.
    if (status === 409) reload()
    return null
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
    <Button {...look} className="z-10 max-sm:w-full" disabled={pending || reloading} onClick={confirm}>
      <Icon name="check" />
      {label}
    </Button>
  )
}
