'use client'

import { Moon, Sun } from 'lucide-react'

type ThemeButtonProps = { label: string; className: string; labelShown?: boolean }

/**
 * Switches between light and dark, by the first script of the page (`followTheme`). Styles choose the icon, because the
 * server does not know the theme. Its markup comes with the scripts, since a page would otherwise carry it twice.
 */
export const ThemeButton = ({ label, className, labelShown = false }: ThemeButtonProps) => (
  <button type="button" data-theme="" className={className}>
    <Sun aria-hidden="true" className="size-4 dark:hidden" />
    <Moon aria-hidden="true" className="hidden size-4 dark:block" />
    <span className={labelShown ? '' : 'sr-only'}>{label}</span>
  </button>
)
