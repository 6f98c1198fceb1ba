import { useEffect, useRef } from 'react'

/**
 * Leads the focus to the time that stands once that is decided, which may be later. Where none does, it goes to the choice
 * of a doctor, or to the group of times, where Enter books nothing; not away from where somebody has gone.
 */
export function useStandingFocus(isDecided: boolean) {
  const standingRef = useRef<HTMLInputElement>(null)
  const timesRef = useRef<HTMLFieldSetElement>(null)
  const doctorRef = useRef<HTMLSelectElement>(null)
  const wishedFrom = useRef<Element | null>(null)
  useEffect(() => {
    const choice = doctorRef.current?.value === '' ? doctorRef.current : timesRef.current
    const next = standingRef.current ?? choice
    if (!isDecided || !wishedFrom.current || !next) return
    const focused = document.activeElement
    const wentOn = focused !== wishedFrom.current && focused?.matches('input, select, textarea, button')
    wishedFrom.current = null
    if (!wentOn) next.focus()
  })
  return {
    standingRef,
    timesRef,
    doctorRef,
    focusStanding() {
      wishedFrom.current = document.activeElement
    },
  }
}
