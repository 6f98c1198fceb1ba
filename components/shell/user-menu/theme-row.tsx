'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ThemeButton } from '@/components/shell/public/theme-button'
import { setTheme, useTheme } from '@/lib/browser/theme'

const choices = [
  { value: 'light', icon: Sun, label: 'modeLight' },
  { value: 'dark', icon: Moon, label: 'modeDark' },
  { value: 'system', icon: Monitor, label: 'modeSystem' },
] as const

/** 'Toggle Mode' switches light and dark, the three beside it choose. Never rendered by the server. */
export function ThemeRow() {
  const t = useTranslations('userMenu')
  const tShell = useTranslations('shell')
  const theme = useTheme()
  return (
    <div className="flex items-center gap-1">
      <ThemeButton label={tShell('toggleMode')} className="panel-row" labelShown />
      <div className="flex rounded-md border p-0.5">
        {choices.map(({ value, icon: Icon, label }) => (
          <button
            key={value}
            type="button"
            aria-label={t(label)}
            aria-pressed={theme === value}
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
