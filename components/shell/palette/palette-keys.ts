import { type RefObject, useEffect, useRef } from 'react'

export type PaletteWish = 'palette' | 'keys'

/** Ctrl or Cmd + K anywhere; `?` where nothing is typed into. */
function wishOf(event: KeyboardEvent): PaletteWish | null {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') return 'palette'
  const typing =
    event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]')
  return event.key === '?' && !event.ctrlKey && !event.metaKey && !typing ? 'keys' : null
}

/** Hears the keys that open the palette and the list of keys; not while another dialog is open. */
export function usePaletteKeys(open: (wish: PaletteWish) => void): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wish = wishOf(event)
      if (!wish) return
      // The browser's own search bar stays away also where the palette does not open.
      event.preventDefault()
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) latest.current(wish)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Collects typed text from the opening until `taken` is set: the palette's code may still be loading. */
export function useTypedAhead(opened: boolean): RefObject<{ text: string; taken: boolean }> {
  const ahead = useRef({ text: '', taken: false })
  useEffect(() => {
    if (!opened) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (ahead.current.taken || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Backspace') ahead.current.text = ahead.current.text.slice(0, -1)
      else if (event.key.length === 1) ahead.current.text += event.key
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      // Not at the opening: a palette whose code is there already has taken it before this effect runs.
      ahead.current = { text: '', taken: false }
    }
  }, [opened])
  return ahead
}
