'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useTheme } from 'next-themes'
import { useSyncExternalStore } from 'react'
import { barButton, menuRow } from './classes'

const noSubscription = () => () => {}

/** The stored choice is the browser's alone: the server, and the first render, know none. */
function useChoice(): string | undefined {
  const { theme } = useTheme()
  const hydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
  return hydrated ? theme : undefined
}

function ModeIcon() {
  return (
    <>
      <Sun aria-hidden="true" className="size-4 dark:hidden" />
      <Moon aria-hidden="true" className="hidden size-4 dark:block" />
    </>
  )
}

export function ThemeButton() {
  const t = useTranslations('common')
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <button
      type="button"
      className={barButton}
      aria-label={t('toggleMode')}
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
    >
      <ModeIcon />
    </button>
  )
}

const choices = [
  { value: 'light', icon: Sun, label: 'modeLight' },
  { value: 'dark', icon: Moon, label: 'modeDark' },
  { value: 'system', icon: Monitor, label: 'modeSystem' },
] as const

/** The row of the user menu: 'Toggle Mode' switches light and dark, the three beside it choose. */
export function ThemeRow() {
  const t = useTranslations('common')
  const { resolvedTheme, setTheme } = useTheme()
  const choice = useChoice()
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        className={menuRow}
        onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
      >
        <ModeIcon />
        {t('toggleMode')}
      </button>
      <div className="flex rounded-md border p-0.5">
        {choices.map(({ value, icon: Icon, label }) => (
          <button
            key={value}
            type="button"
            aria-label={t(label)}
            aria-pressed={choice === value}
            onClick={() => setTheme(value)}
            className="grid size-7 place-content-center rounded-sm text-muted-foreground hover:text-foreground aria-pressed:bg-accent aria-pressed:text-foreground pointer-coarse:size-10 forced-colors:aria-pressed:outline-2"
          >
            <Icon aria-hidden="true" className="size-3.5" />
          </button>
        ))}
      </div>
    </div>
  )
}
