'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useTransition } from 'react'
import { Icon } from '@/components/ui/icon'
import { remember } from '@/lib/browser/remember'
import { LOCALE_COOKIE, LOCALES } from '@/lib/i18n/locale'

const names = { en: 'English', es: 'Español' }
const KEPT_DAYS = 365

interface LanguageSwitchProps {
  label: string
  compact?: boolean
  /** Somebody is about to choose. */
  onNear?: () => void
}

/** Each language is named in its own words. The choice is a cookie; the server renders the page again in it. */
export function LanguageSwitch({ label, compact = false, onNear }: LanguageSwitchProps) {
  const locale = useLocale()
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  return (
    <div className={`relative flex items-center ${compact ? '' : 'w-full'}`}>
      <Icon name="languages" className="pointer-events-none absolute start-2 size-4 text-muted-foreground" />
      <select
        aria-label={label}
        aria-busy={pending}
        value={locale}
        onFocus={onNear}
        onChange={(event) => {
          remember(LOCALE_COOKIE, event.target.value, KEPT_DAYS)
          startTransition(() => router.refresh())
        }}
        className="h-9 w-full appearance-none rounded-md bg-transparent ps-8 pe-7 text-sm text-foreground transition-colors hover:bg-accent pointer-coarse:h-11 [&>option]:bg-popover [&>option]:text-popover-foreground"
      >
        {LOCALES.map((value) => (
          <option key={value} value={value} lang={value}>
            {names[value]}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute end-2 size-3.5 text-muted-foreground"
      />
    </div>
  )
}
