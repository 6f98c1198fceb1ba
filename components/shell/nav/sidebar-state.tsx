'use client'

import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { remember } from '@/components/shell/remember'

export const SIDEBAR_ID = 'sidebar'
const PHONE = '(width < 48rem)'
const KEPT_DAYS = 7

const SidebarContext = createContext<{ open: boolean; toggle: () => void } | null>(null)

export function useSidebar() {
  const context = useContext(SidebarContext)
  if (!context) throw new Error('useSidebar stands inside <SidebarState>')
  return context
}

type SidebarStateProps = { initiallyOpen: boolean; className: string; children: ReactNode }

/** Wide windows fold the sidebar to its icons; on phones it is a popover, which the browser itself opens. */
export function SidebarState({ initiallyOpen, className, children }: SidebarStateProps) {
  const [open, setOpen] = useState(initiallyOpen)
  const pathname = usePathname()

  const toggle = useCallback(() => {
    if (matchMedia(PHONE).matches) {
      document.getElementById(SIDEBAR_ID)?.togglePopover()
      return
    }
    remember('sidebar', open ? 'collapsed' : 'open', KEPT_DAYS)
    setOpen(!open)
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
      <div data-sidebar={open ? 'open' : 'collapsed'} className={className}>
        {children}
      </div>
    </SidebarContext>
  )
}
