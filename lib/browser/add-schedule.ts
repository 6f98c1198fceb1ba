import { useEffect, useRef } from 'react'

let opener: (() => void) | null = null
let wished = false

/** Opens 'Add Schedule' in the calendar, now or as soon as there is one. */
export function addSchedule(): void {
  if (opener) opener()
  else wished = true
}

/** Hears who wants to add a schedule. */
export function useScheduleWishes(open: () => void): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const hear = () => latest.current()
    opener = hear
    if (wished) hear()
    wished = false
    return () => {
      if (opener === hear) opener = null
    }
  }, [])
}
