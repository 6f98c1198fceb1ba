import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

const typingPauseMs = 150

/**
 * A list that follows what is typed into its form; `addressOf` says where the form leads, null for nowhere. A day that
 * is missing or half typed keeps it waiting.
 */
export function useTypedSearch(addressOf: (form: FormData) => string | null) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const drop = () => clearTimeout(timer.current)
    // A click on a link leaves the page: a later search would bring the reader back.
    const onClick = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('a[href]') && drop()
    addEventListener('click', onClick, { capture: true })
    return () => {
      removeEventListener('click', onClick, { capture: true })
      drop()
    }
  }, [])

  function now(form: HTMLFormElement) {
    clearTimeout(timer.current)
    if (form.querySelector('[data-unfinished]')) return
    const target = addressOf(new FormData(form))
    if (target !== null) startTransition(() => router.replace(target, { scroll: false }))
  }

  /** Waits for a pause in the typing. */
  function soon(form: HTMLFormElement) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => now(form), typingPauseMs)
  }

  return { pending, now, soon }
}
