'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { wayLook } from '@/components/shared/page/way-look'
import { routes } from '@/lib/routes'
import { InvitePatient } from './large-parts'

interface InviteByEmailProps {
  /** The latest day of birth, `yyyy-MM-dd`. */
  today: string
  children: ReactNode
}

/** Registers somebody without a username and password, which they choose themselves by a mail. */
export function InviteByEmail({ today, children }: InviteByEmailProps) {
  const [open, setOpen] = useState(false)
  const router = useRouter()
  return (
    <>
      <button
        type="button"
        className={wayLook}
        onPointerEnter={InvitePatient.ahead}
        onFocus={InvitePatient.ahead}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <InvitePatient
          today={today}
          onClose={() => setOpen(false)}
          onInvited={(id) => router.push(routes.patientCreatedOf(id))}
        />
      )}
    </>
  )
}
