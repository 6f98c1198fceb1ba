'use client'

import { Moon, Sun } from 'lucide-react'
import { useTheme } from 'next-themes'

type ThemeButtonProps = { label: string; className: string; labelShown?: boolean }

/** Switches light and dark; the icon follows the theme by style, since the server knows none. */
export function ThemeButton({ label, className, labelShown = false }: ThemeButtonProps) {
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <button
      type="button"
      className={className}
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
    >
      <Sun aria-hidden="true" className="size-4 dark:hidden" />
      <Moon aria-hidden="true" className="hidden size-4 dark:block" />
      <span className={labelShown ? '' : 'sr-only'}>{label}</span>
    </button>
  )
}
