import { useRouter } from 'next/navigation'

declare global {
  interface WindowEventMap {
    /** Somebody is led to the address without a link. */
    openscreen: CustomEvent<URL>
  }
}

/** Goes to a screen without a link, answered as links are: the frame shows its shape while it is on its way. */
export function useOpenScreen(): (href: string) => void {
  const router = useRouter()
  return (href) => {
    dispatchEvent(new CustomEvent('openscreen', { detail: new URL(href, location.origin) }))
    router.push(href)
  }
}
