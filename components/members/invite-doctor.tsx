'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { toast } from '@/components/ui/toast'
import { routes } from '@/lib/routes'
import { InviteDialog } from './large-parts'

/** Registers a doctor without a password, which they choose themselves by a mail. */
export function InviteDoctor({ children }: { children: ReactNode }) {
  const router = useRouter()
  function done(said: string) {
    toast.success(said)
    router.push(routes.staff)
  }
  return (
    <DialogButton
      variant="primary"
      onPointerEnter={InviteDialog.ahead}
      onFocus={InviteDialog.ahead}
      dialog={(close) => <InviteDialog initialRole="doctor" onClose={close} onDone={done} />}
    >
      {children}
    </DialogButton>
  )
}
