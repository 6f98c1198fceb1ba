'use client'

import { usePathname } from 'next/navigation'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { remember } from '@/lib/browser/remember'
import { type SidebarChoice, sidebarCookie } from './sidebar-choice'

export const SIDEBAR_ID = 'sidebar'
const PHONE = '(width < 48rem)'
const WIDE = '(width >= 64rem)'
const KEPT_DAYS = 7

const SidebarContext = createContext<{ open: boolean; toggle: () => void } | null>(null)

export function useSidebar() {
  const context = useContext(SidebarContext)
  if (!context) throw new Error('useSidebar stands inside <SidebarState>')
  return context
}

const watchWidth = (changed: () => void) => {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

type SidebarStateProps = { initial: SidebarChoice; className: string; children: ReactNode }

/** Wide windows fold the sidebar to its icons; on phones it is a popover, which the browser itself opens. */
export function SidebarState({ initial, className, children }: SidebarStateProps) {
  const [choice, setChoice] = useState(initial)
  const wide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => true,
  )
  const open = choice === 'auto' ? wide : choice === 'open'
  const pathname = usePathname()

  const toggle = useCallback(() => {
    if (matchMedia(PHONE).matches) {
      document.getElementById(SIDEBAR_ID)?.togglePopover()
      return
    }
    const next = open ? 'collapsed' : 'open'
    remember(sidebarCookie, next, KEPT_DAYS)
    setChoice(next)
  }, [open])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const otherKeys = event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)
      if (event.key.toLowerCase() !== 'b' || otherKeys) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [toggle])

  // Hints are drawn by style alone; Escape must still be able to take one away.
  useEffect(() => {
    const frame = document.getElementById(SIDEBAR_ID)?.parentElement
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && frame?.setAttribute('data-tips', 'off')
    const onMove = () => frame?.removeAttribute('data-tips')
    addEventListener('keydown', onKey)
    addEventListener('pointermove', onMove, { passive: true })
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointermove', onMove)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of screen closes the sheet
  useEffect(() => {
    document.getElementById(SIDEBAR_ID)?.hidePopover?.()
  }, [pathname])

  const context = useMemo(() => ({ open, toggle }), [open, toggle])
  return (
    <SidebarContext value={context}>
      <div data-sidebar={choice} className={className}>
        {children}
      </div>
    </SidebarContext>
  )
}
