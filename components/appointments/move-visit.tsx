'use client'

import { useState } from 'react'
import { MoveDialog } from '@/components/appointments/large-parts'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { AppointmentDetail } from '@/lib/domain/appointment'

export type MovedVisit = Pick<AppointmentDetail, 'id' | 'clinicId' | 'doctorId' | 'start' | 'timeZone'> &
  Partial<Pick<AppointmentDetail, 'noEmail'>>

interface MoveVisitProps {
  visit: MovedVisit
  /** Which visit, in words. */
  what: string
  label: string
}

/** Staff move a visit: free times around its own are one press away each, all others a link further. */
export function MoveVisit({ visit, what, label }: MoveVisitProps) {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        onPointerEnter={MoveDialog.ahead}
        onFocus={MoveDialog.ahead}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar-clock" />
        {label}
      </Button>
      {open !== null && <MoveDialog visit={visit} what={what} open={open} onOpenChange={setOpen} />}
    </>
  )
}
