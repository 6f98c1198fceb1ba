import { useEffect, useRef } from 'react'
import { listen } from '@/lib/browser/session-channel'
import { tellOnce } from '@/lib/browser/traces'

const minuteMs = 60_000
const loadTurn = () => import('./turn-discretion')

interface Discretion {
  on: boolean
  /** Minutes without a sign of life until it goes on by itself; 0 never. */
  after: number
  /** Called once on the first screen after it was turned. */
  onTurned: () => void
}

/**
 * Turns the discreet screens on and off, by Alt + P (no letter of its own that typing could set off) and by the
 * function that it answers, and on by themselves. The page is loaded anew: no name stays in its title, its lists or
 * its notifications, and what is being typed comes back as after any reload.
 */
export function useDiscretion({ on, after, onTurned }: Discretion): () => void {
  const told = useRef(onTurned)
  const turn = () => void loadTurn().then((module) => module.turnDiscretion(!on))

  useEffect(() => {
    if (tellOnce('discreet', String(on))) told.current()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyP' || !event.altKey || event.ctrlKey || event.repeat) return
      event.preventDefault()
      void loadTurn().then((module) => module.turnDiscretion(!on))
    }
    addEventListener('keydown', onKeyDown)
    const stopHearing = listen((news) => {
      if (news.kind === 'discreet' && news.on !== on) void loadTurn().then((module) => module.loadAnew())
    })
    return () => {
      removeEventListener('keydown', onKeyDown)
      stopHearing()
    }
  }, [on])

  useEffect(() => {
    if (on || after === 0) return
    let stop: (() => void) | null = null
    let left = false
    void loadTurn().then((module) => {
      if (!left) stop = module.turnAfterCalm(after * minuteMs)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [on, after])

  return turn
}
