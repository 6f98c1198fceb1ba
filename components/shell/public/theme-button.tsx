'use client'

import { Moon, Sun } from 'lucide-react'
import { toggleTheme } from '@/lib/browser/theme'

type ThemeButtonProps = { label: string; className: string; labelShown?: boolean }

/** Switches between light and dark. Styles choose the icon, because the server does not know the theme. */
export function ThemeButton({ label, className, labelShown = false }: ThemeButtonProps) {
  return (
    <button type="button" className={className} onClick={toggleTheme}>
      <Sun aria-hidden="true" className="size-4 dark:hidden" />
      <Moon aria-hidden="true" className="hidden size-4 dark:block" />
      <span className={labelShown ? '' : 'sr-only'}>{label}</span>
    </button>
  )
}
