import { useEffect } from 'react'

/** Loaded apart, so that the page comes first. */
const loadTurn = () => import('./turn-discretion')
const calmMs = 3000

export interface Discretion {
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
    const left = new AbortController()
    const { signal } = left
    addEventListener('keydown', onKeyDown, { signal })
    const follow = () => loadTurn().then((module) => module.followDiscretion({ on, after, onTurned, signal }))
    const timer = setTimeout(follow, wasReloaded() ? 0 : calmMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [on, after])
  return turn
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}
