import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'

const typingPauseMs = 150

/**
 * A list that follows what is typed into its form; `addressOf` says where the form leads, null for nowhere. `turn` is
 * another after each link to the same page. A link among the fields leaves it: made anew with them, it would lose its
 * press and the focus.
 */
export function useTypedSearch(addressOf: (form: FormData) => string | null) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [turn, setTurn] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const drop = () => clearTimeout(timer.current)
    // A click on a link leaves the page: a later search would bring the reader back.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      if (!link) return
      drop()
      if (link.pathname === location.pathname && !link.closest('form')) setTurn((last) => last + 1)
    }
    addEventListener('click', onClick, { capture: true })
    return () => {
      removeEventListener('click', onClick, { capture: true })
      drop()
    }
  }, [])

  function now(form: HTMLFormElement) {
    clearTimeout(timer.current)
    const target = addressOf(new FormData(form))
    if (target !== null) startTransition(() => router.replace(target, { scroll: false }))
  }

  /** Waits for a pause in the typing, and for the rest of a day that is half typed. */
  function soon(form: HTMLFormElement, field: HTMLInputElement) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => field.matches('[data-unfinished]') || now(form), typingPauseMs)
  }

  return { pending, turn, now, soon }
}
