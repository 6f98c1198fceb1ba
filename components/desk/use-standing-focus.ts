import { useEffect, useRef } from 'react'

/**
 * Leads the focus to the time that stands once it is drawn, which may be later, or to the choice of a doctor when it is
 * decided that none is proposed; not away from where somebody has gone.
 */
export function useStandingFocus(isDecided: boolean) {
  const standingRef = useRef<HTMLInputElement>(null)
  const doctorRef = useRef<HTMLSelectElement>(null)
  const wishedFrom = useRef<Element | null>(null)
  useEffect(() => {
    const choice = isDecided && doctorRef.current?.value === '' ? doctorRef.current : null
    const next = standingRef.current ?? choice
    if (!wishedFrom.current || !next) return
    const focused = document.activeElement
    const wentOn = focused !== wishedFrom.current && focused?.matches('input, select, textarea, button')
    wishedFrom.current = null
    if (!wentOn) next.focus()
  })
  return {
    standingRef,
    doctorRef,
    focusStanding() {
      wishedFrom.current = document.activeElement
    },
  }
}
