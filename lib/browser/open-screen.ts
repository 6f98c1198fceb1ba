import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'

type Follower = (href: string) => void

let follower: Follower | null = null

/** Goes to a screen without a link, answered as links are: the frame shows its shape while it is on its way. */
export function useOpenScreen(): (href: string) => void {
  const router = useRouter()
  return (href) => {
    follower?.(href)
    router.push(href)
  }
}

/** The frame hears of every screen that is opened without a link, until it calls what this returns. */
export function followOpenings(follow: Follower): () => void {
  follower = follow
  return () => {
    if (follower === follow) follower = null
  }
}

/**
 * Opens the links inside an element that fit `selector` within the app, from its own click. A hundred links with a
 * component each would make the first paint wait for them; nothing of them is fetched beforehand.
 */
export function useLinksInside(selector: string): (event: MouseEvent) => void {
  const router = useRouter()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || opensElsewhere || event.defaultPrevented) return
    event.preventDefault()
    router.push(link.href)
  }
}
