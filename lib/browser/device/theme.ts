'use client'

import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'

/**
 * Shows what is chosen, and goes on doing so when the system or another tab changes. Also runs as the text of the
 * page's first script, before anything is drawn: it may use nothing from outside itself.
 */
export function followTheme(): void {
  const page = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  let shown: Theme
  const show = () => {
    let kept: unknown
    try {
      kept = localStorage.theme
    } catch {
      // Nothing can be kept here: the system decides.
    }
    shown = kept === 'light' || kept === 'dark' ? kept : system.matches ? 'dark' : 'light'
    page.classList.remove('light', 'dark')
    page.classList.add(shown)
    page.style.colorScheme = shown
  }
  show()
  let next = 0
  const afterFrame = (then: () => void) => {
    next = requestAnimationFrame(() => {
      next = requestAnimationFrame(then)
    })
  }
  // Every colour at once, instead of each at the pace of its own transition.
  const change = () => {
    // The end of a change that is not over yet would cut this one short.
    cancelAnimationFrame(next)
    page.setAttribute('data-switching', '')
    show()
    // After that frame: each change costs the styles of the whole page.
    afterFrame(() => page.removeAttribute('data-switching'))
  }
  system.addEventListener('change', change)
  addEventListener('storage', change)
  // Sent by `setTheme` on this page: the button looks pressed first, since the whole page takes longer.
  addEventListener('theme', (event) => {
    try {
      localStorage.theme = (event as CustomEvent<Theme>).detail
    } catch {
      // It holds for none of the next pages either.
    }
    cancelAnimationFrame(next)
    afterFrame(change)
  })
  // Here, so that the buttons work before the other scripts have come.
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-theme]'))
      dispatchEvent(new CustomEvent('theme', { detail: shown === 'dark' ? 'light' : 'dark' }))
  })
}

export function setTheme(theme: Theme): void {
  dispatchEvent(new CustomEvent('theme', { detail: theme }))
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  addEventListener('theme', listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener('theme', listener)
  }
}

function chosen(): Theme {
  let kept: string | null = null
  try {
    kept = localStorage.getItem('theme')
  } catch {
    // Without storage the system decides.
  }
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export const useTheme = () => useSyncExternalStore(subscribe, chosen, (): Theme => 'system')
