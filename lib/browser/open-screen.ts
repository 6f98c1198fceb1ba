import { useRouter } from 'next/navigation'

const event = 'openscreen'

/** Goes to a screen without a link, answered as links are: the frame shows its shape while it is on its way. */
export function useOpenScreen(): (href: string) => void {
  const router = useRouter()
  return (href) => {
    dispatchEvent(new CustomEvent(event, { detail: href }))
    router.push(href)
  }
}

/** Hears where somebody is led without a link, until the returned function is called. */
export function hearOpenedScreens(hear: (target: URL) => void): () => void {
  const onOpen = (opened: Event) => {
    if (opened instanceof CustomEvent) hear(new URL(String(opened.detail), location.href))
  }
  addEventListener(event, onOpen)
  return () => removeEventListener(event, onOpen)
}
