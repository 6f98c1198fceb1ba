import { useEffect, useRef } from 'react'

/** Known facts about a visit that staff are about to book. */
export interface WantedVisit {
  patient?: { id: string; name: string }
  /** Whose calendar was looked at. */
  doctorId?: string
  /** `yyyy-MM-dd` at the clinic: its free times are offered instead of the first ones. */
  day?: string
  /** ISO instant of a free time that was pointed at. */
  start?: string
  /** They are at the desk now: the next free time of `day`, and they have arrived. */
  walkIn?: boolean
}

type Opener = (wanted: WantedVisit) => void

let opener: Opener | null = null

/** Opens 'Book a visit', from whichever screen; the signed-in frame holds the dialog. */
export function bookVisit(wanted: WantedVisit = {}): void {
  opener?.(wanted)
}

let shown: WantedVisit = {}

/** Tells the shortcut what the screen shows, such as a doctor's calendar. */
export function useVisitShown(wanted: WantedVisit): void {
  useEffect(() => {
    shown = wanted
    return () => {
      shown = {}
    }
  })
}

/** Alt + N, whatever has the focus: no letter of its own that typing could set off. */
const isShortcut = (event: KeyboardEvent) => event.altKey && !event.ctrlKey && event.code === 'KeyN'

/** Hears who wants to book a visit, by `bookVisit` or by the keyboard. */
export function useVisitWishes(open: Opener): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const hear: Opener = (wanted) => latest.current(wanted)
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector('[role=dialog], [role=alertdialog]')) return
      event.preventDefault()
      hear(shown)
    }
    opener = hear
    document.addEventListener('keydown', onKeyDown)
    return () => {
      if (opener === hear) opener = null
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
