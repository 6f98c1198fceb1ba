import { useEffect, useState } from 'react'
import { shownName } from '@/lib/browser/discretion'
import { useDraft } from '@/lib/browser/use-draft'
import { bookingDraft, type OpenedBooking } from './opened-booking'

/** For whom and why, kept until the dialog closes: the end of a session takes nothing away. */
export function useKeptBooking({ wanted, typed }: OpenedBooking, open: boolean) {
  const draft = useDraft(bookingDraft)
  const known = typed?.patient ?? wanted.patient ?? null
  const [patient, setPatient] = useState(known && { ...known, name: shownName(known.name) })
  const [reason, setReason] = useState(typed?.reason ?? '')
  const [deskNote, setDeskNote] = useState(typed?.deskNote ?? '')
  useEffect(() => {
    if (!open) return draft.drop()
    draft.keep({ wanted, typed: { patient, reason, deskNote } })
  }, [draft, open, wanted, patient, reason, deskNote])
  useEffect(() => draft.drop, [draft])
  return { patient, setPatient, reason, setReason, deskNote, setDeskNote }
}
