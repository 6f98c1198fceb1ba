import { remember } from '@/components/shell/remember'
import { announce, listen } from '@/lib/browser/session-channel'
import { markSignIn } from '@/lib/browser/traces'
import { discreetCookie, discreetOn } from '@/lib/domain/discretion'

/** As long as nobody turns it back. */
const keptDays = 365
const announceEveryMs = 5000
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** For this browser, in every tab. */
export function turnDiscretion(on: boolean): void {
  remember(discreetCookie, on ? discreetOn : '', keptDays)
  announce({ kind: 'discreet', on })
  loadAnew()
}

/** A dialog that is open opens again, with what is typed into it. */
export function loadAnew(): void {
  markSignIn()
  window.location.reload()
}

/** Turns it on when nobody has touched any tab for so long; returns the way to stop. */
export function turnAfterCalm(calmMs: number): () => void {
  const act = () => turnDiscretion(true)
  let timer = setTimeout(act, calmMs)
  let announcedAt = Number.NEGATIVE_INFINITY
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(act, calmMs)
  }
  const onSign = ({ timeStamp }: Event) => {
    again()
    if (timeStamp - announcedAt < announceEveryMs) return
    announcedAt = timeStamp
    announce({ kind: 'touched' })
  }
  const stopHearing = listen((news) => news.kind === 'touched' && again())
  const options = { passive: true, capture: true }
  for (const sign of signsOfLife) addEventListener(sign, onSign, options)
  return () => {
    clearTimeout(timer)
    stopHearing()
    for (const sign of signsOfLife) removeEventListener(sign, onSign, options)
  }
}
