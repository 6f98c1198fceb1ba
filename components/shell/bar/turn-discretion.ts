import { minuteMs } from '#contract/durations'
import { isAtRest } from '@/lib/browser/device/at-rest'
import { remember } from '@/lib/browser/remember'
import { announce, listen } from '@/lib/browser/session/session-channel'
import { markSignIn, tellOnce } from '@/lib/browser/session/stored-data'
import { discreetCookie, discreetOn } from '@/lib/domain/discretion'
import type { Discretion } from './use-discretion'

/** Days that the setting lasts, unless somebody turns it back. */
const keptDays = 365
const announceEveryMs = 5000
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** For this browser, in every tab. */
export function turnDiscretion(on: boolean): void {
  remember(discreetCookie, on ? discreetOn : '', keptDays)
  tellOnce('discreet', String(!on))
  announce({ kind: 'discreet', on })
  loadAnew()
}

const isKept = () => document.cookie.split('; ').includes(`${discreetCookie}=${discreetOn}`)

/** A dialog that is open opens again, with what is typed into it. */
function loadAnew(): void {
  markSignIn()
  window.location.reload()
}

interface Followed extends Discretion {
  /** Ends it. */
  signal: AbortSignal
}

/** Says once that it was turned, follows the other tabs, and turns it on after idle minutes. */
export function followDiscretion({ on, after, onTurned, signal }: Followed): void {
  if (signal.aborted) return
  if (tellOnce('discreet', String(on))) onTurned()
  // Another tab may have turned it before this one listened.
  if (isKept() !== on) loadAnew()
  const stopHearing = listen((news) => {
    if (news.kind === 'discreet' && news.on !== on) loadAnew()
  })
  signal.addEventListener('abort', stopHearing)
  if (!on && after > 0) turnAfterCalm(after * minuteMs, signal)
}

/** Turns it on when nobody has touched any tab for so long. */
function turnAfterCalm(calmMs: number, signal: AbortSignal): void {
  const act = () => turnDiscretion(true)
  let timer = setTimeout(act, calmMs)
  let announcedAt = Number.NEGATIVE_INFINITY
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(act, calmMs)
  }
  const onSign = (sign: Event) => {
    if (isAtRest(sign)) return
    again()
    const { timeStamp } = sign
    if (timeStamp - announcedAt < announceEveryMs) return
    announcedAt = timeStamp
    announce({ kind: 'touched' })
  }
  const stopHearing = listen((news) => news.kind === 'touched' && again())
  for (const sign of signsOfLife) addEventListener(sign, onSign, { passive: true, capture: true, signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    stopHearing()
  })
}
