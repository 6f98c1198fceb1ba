import { useEffect } from 'react'

/** What is done lies apart: the page is there before. */
const loadTurn = () => import('./turn-discretion')
const calmMs = 3000

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
  const turn = () => void loadTurn().then((module) => module.turnDiscretion(!on))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of what happened are said once
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyP' || !event.altKey || event.ctrlKey || event.repeat) return
      event.preventDefault()
      turn()
    }
    addEventListener('keydown', onKeyDown)
    let stop: (() => void) | null = null
    let left = false
    const follow = () =>
      loadTurn().then((module) => {
        if (!left) stop = module.followDiscretion(on, after, onTurned)
      })
    const timer = setTimeout(follow, wasReloaded() ? 0 : calmMs)
    return () => {
      left = true
      clearTimeout(timer)
      removeEventListener('keydown', onKeyDown)
      stop?.()
    }
  }, [on, after])
  return turn
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}
