import { useEffect, useState } from 'react'
import { useDraft } from '@/lib/browser/drafts/use-draft'
import { discreetCookie, discreetOn, initialsOf } from '@/lib/domain/discretion'
import { bookingDraft, type OpenedBooking } from './opened-booking'

/** For whom and why, as it was typed before a session ended. */
export function useKeptBooking({ wanted, typed }: OpenedBooking) {
  const known = typed?.patient ?? wanted.patient ?? null
  const [patient, setPatient] = useState(known && { ...known, name: shownName(known.name) })
  const [reason, setReason] = useState(typed?.reason ?? '')
  const [deskNote, setDeskNote] = useState(typed?.deskNote ?? '')
  return { patient, setPatient, reason, setReason, deskNote, setDeskNote }
}

type Chosen = NonNullable<OpenedBooking['typed']> & Pick<OpenedBooking['wanted'], 'doctorId' | 'start'>

/** Keeps what was chosen and typed until the dialog closes: the end of a session takes nothing away. */
export function useKeepBooking(wanted: OpenedBooking['wanted'], chosen: Chosen, open: boolean) {
  const draft = useDraft(bookingDraft)
  const { patient, reason, deskNote, doctorId, start } = chosen
  useEffect(() => {
    if (!open) return draft.drop()
    const time = { ...(doctorId && { doctorId }), ...(start && { start }) }
    draft.keep({ wanted: { ...wanted, ...time }, typed: { patient, reason, deskNote } })
  }, [draft, open, wanted, patient, reason, deskNote, doctorId, start])
  useEffect(() => draft.drop, [draft])
}

/** A patient's name that was kept in this browser, as the screens may show it now. */
function shownName(name: string): string {
  const isOn = document.cookie.split('; ').includes(`${discreetCookie}=${discreetOn}`)
  return isOn ? initialsOf(name) : name
}
