import { useRouter } from 'next/navigation'

/** Goes to a screen without a link, answered as links are: the frame shows its shape while it is on its way. */
export function useOpenScreen(): (href: string) => void {
  const router = useRouter()
  return (href) => {
    press(href)
    router.push(href)
  }
}

/** The frame watches for links that are pressed; hearing of more would cost every first load some bytes. */
function press(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.addEventListener('click', (event) => event.preventDefault())
  document.body.append(link)
  link.click()
  link.remove()
}
