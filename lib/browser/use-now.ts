'use client'

import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

const minuteOf = (instant: Date) => Math.floor(instant.getTime() / MINUTE_MS)

/** The visitor's own day, `yyyy-MM-dd`: what `tomorrow` means to who types it. */
export function useToday(): string {
  const [today] = useState(() => {
    const now = new Date()
    const part = (value: number) => String(value).padStart(2, '0')
    return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
  })
  return today
}

/**
 * The present instant, renewed at every full minute. `initial` is the server's "now" as an ISO string, so that
 * the first render in the browser is the one the server made.
 */
export function useNow(initial: string): Date {
  const [now, setNow] = useState(() => new Date(initial))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const instant = new Date()
      // The server's instant holds for its minute: a screen that has just been drawn is not drawn again for seconds.
      setNow((shown) => (minuteOf(shown) === minuteOf(instant) ? shown : instant))
      timer = setTimeout(tick, MINUTE_MS - (instant.getTime() % MINUTE_MS))
    }
    tick()
    // A laptop that slept wakes up with its timers late.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
