import { useRouter } from 'next/navigation'

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
