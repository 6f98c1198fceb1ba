'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { routes } from '@/lib/routes'
import { InvitePatient } from './large-parts'

interface InviteByEmailProps {
  /** The latest day of birth, `yyyy-MM-dd`. */
  today: string
  children: ReactNode
}

/** Registers somebody without a username and password, which they choose themselves by a mail. */
export function InviteByEmail({ today, children }: InviteByEmailProps) {
  const router = useRouter()
  return (
    <DialogButton
      variant="primary"
      onPointerEnter={InvitePatient.ahead}
      onFocus={InvitePatient.ahead}
      dialog={(close) => (
        <InvitePatient
          today={today}
          onClose={close}
          onInvited={(id) => router.push(routes.patientCreatedOf(id))}
        />
      )}
    >
      {children}
    </DialogButton>
  )
}
