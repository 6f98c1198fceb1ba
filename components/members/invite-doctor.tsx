'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { wayLook } from '@/components/shared/page/way-look'
import { toast } from '@/components/ui/toast'
import { routes } from '@/lib/routes'
import { InviteDialog } from './large-parts'

/** Registers a doctor without a password, which they choose themselves by a mail. */
export function InviteDoctor({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const router = useRouter()
  function done(said: string) {
    toast.success(said)
    router.push(routes.staff)
  }
  return (
    <>
      <button
        type="button"
        className={wayLook}
        onPointerEnter={InviteDialog.ahead}
        onFocus={InviteDialog.ahead}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && <InviteDialog initialRole="doctor" onClose={() => setOpen(false)} onDone={done} />}
    </>
  )
}
