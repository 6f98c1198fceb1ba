'use client'

import { useState } from 'react'
import { BookVisitDialog } from '@/components/desk/large-parts'
import { useVisitWishes, type WantedVisit } from '@/lib/browser/book-visit'
import { useDialog } from '@/lib/browser/drafts/use-dialog-draft'
import type { DeskUser } from '@/lib/domain/desk-user'
import { bookingDraft, type OpenedBooking } from './opened-booking'

/** Stands in the frame of whoever books for patients: the dialog comes with the first wish for it. */
export function BookVisitHost({ user, now }: { user: DeskUser; now: string }) {
  const [opened, setOpened] = useDialog<OpenedBooking>(bookingDraft)
  const [serial, setSerial] = useState(0)
  useVisitWishes((wanted: WantedVisit) => {
    setOpened({ wanted })
    setSerial(serial + 1)
  })
  return (
    opened && (
      <BookVisitDialog key={serial} user={user} opened={opened} now={now} onClose={() => setOpened(null)} />
    )
  )
}
