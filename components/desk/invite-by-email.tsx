'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { InvitePatient } from './large-parts'

interface InviteByEmailProps {
  label: string
  /** The latest day of birth, `yyyy-MM-dd`. */
  today: string
}

/** Registers somebody without a username and password, which they choose themselves by a mail. */
export function InviteByEmail({ label, today }: InviteByEmailProps) {
  const [open, setOpen] = useState(false)
  const router = useRouter()
  return (
    <>
      <Button
        variant="secondary"
        onPointerEnter={InvitePatient.ahead}
        onFocus={InvitePatient.ahead}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
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
