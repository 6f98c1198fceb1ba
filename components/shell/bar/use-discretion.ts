import { useEffect, useRef } from 'react'
import { remember } from '@/components/shell/remember'
import { announce, listen } from '@/lib/browser/session-channel'
import { markSignIn, tellOnce } from '@/lib/browser/traces'
import { discreetCookie, discreetOn } from '@/lib/domain/discretion'

/** As long as nobody turns it back. */
const keptDays = 365
const minuteMs = 60_000
const announceEveryMs = 5000
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Alt + P, whatever has the focus: no letter of its own that typing could set off. */
const isShortcut = (event: KeyboardEvent) => event.altKey && !event.ctrlKey && event.code === 'KeyP'

interface Discretion {
  on: boolean
  /** Minutes without a sign of life until it goes on by itself; 0 never. */
  after: number
  /** Called once on the first screen after it was turned. */
  onTurned: () => void
}

/**
 * Turns the discreet screens on and off, by the key, and on by themselves. The page is loaded anew: no name stays in
 * its title, its lists or its notifications, and what is being typed comes back as after any reload.
 */
export function useDiscretion({ on, after, onTurned }: Discretion): () => void {
  const told = useRef(onTurned)
  useEffect(() => {
    if (tellOnce('discreet', String(on))) told.current()
  }, [on])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.repeat) return
      event.preventDefault()
      turn(!on)
    }
    addEventListener('keydown', onKeyDown)
    const stopHearing = listen((news) => {
      if (news.kind === 'discreet' && news.on !== on) loadAnew()
    })
    return () => {
      removeEventListener('keydown', onKeyDown)
      stopHearing()
    }
  }, [on])

  useEffect(
    () => (on || after === 0 ? undefined : afterCalm(after * minuteMs, () => turn(true))),
    [on, after],
  )

  return () => turn(!on)
}

function turn(on: boolean): void {
  remember(discreetCookie, on ? discreetOn : '', keptDays)
  announce({ kind: 'discreet', on })
  loadAnew()
}

/** A dialog that is open opens again, with what is typed into it. */
function loadAnew(): void {
  markSignIn()
  window.location.reload()
}

/** Acts when nobody has touched any tab for so long; returns the way to stop. */
function afterCalm(calmMs: number, act: () => void): () => void {
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
