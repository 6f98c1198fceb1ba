import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'

/**
 * Opens the page of a visit that is clicked, within the app. A hundred blocks each with a link component of its own
 * would make the calendar's first paint wait for them; nothing of them is fetched beforehand.
 */
export function useBlockLinks(): (event: MouseEvent) => void {
  const router = useRouter()
  return (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-block]') : null
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || opensElsewhere || event.defaultPrevented) return
    event.preventDefault()
    router.push(link.href)
  }
}
