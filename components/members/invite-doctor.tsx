'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { routes } from '@/lib/routes'
import { InviteDialog } from './large-parts'

/** Registers a doctor without a password, which they choose themselves by a mail. */
export function InviteDoctor({ label }: { label: string }) {
  const [open, setOpen] = useState(false)
  const router = useRouter()
  function done(said: string) {
    toast.success(said)
    router.push(routes.staff)
  }
  return (
    <>
      <Button
        variant="secondary"
        onPointerEnter={InviteDialog.ahead}
        onFocus={InviteDialog.ahead}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && <InviteDialog initialRole="doctor" onClose={() => setOpen(false)} onDone={done} />}
    </>
  )
}
