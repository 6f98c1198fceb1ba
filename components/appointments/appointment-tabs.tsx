'use client'

import { useTranslations } from 'next-intl'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { AppointmentTab } from '@/lib/domain/appointment-filters'
import { cn } from '@/lib/utils'

const tabs = ['future', 'past'] as const

interface AppointmentTabsProps {
  selected: AppointmentTab
  panelId: string
  hrefOf: (tab: AppointmentTab) => string
  onSelect: (tab: AppointmentTab) => void
}

/** The two tabs as links: without scripts they lead to the same screen from the server. */
export function AppointmentTabs({ selected, panelId, hrefOf, onSelect }: AppointmentTabsProps) {
  const t = useTranslations('appointments')

  function select(event: MouseEvent | KeyboardEvent, tab: AppointmentTab) {
    event.preventDefault()
    onSelect(tab)
    document.getElementById(`${panelId}-${tab}`)?.focus()
  }

  return (
    <div role="tablist" aria-label={t('title')} className="flex gap-1 border-b print:hidden">
      {tabs.map((tab) => (
        <a
          key={tab}
          id={`${panelId}-${tab}`}
          role="tab"
          href={hrefOf(tab)}
          aria-selected={tab === selected}
          aria-controls={panelId}
          tabIndex={tab === selected ? 0 : -1}
          onClick={(event) => !event.metaKey && !event.ctrlKey && select(event, tab)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
              select(event, tab === 'future' ? 'past' : 'future')
            }
          }}
          className={cn(
            'control relative inline-flex items-center rounded-t-sm px-3 text-sm font-medium text-muted-foreground transition-colors hover:text-foreground',
            'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 aria-selected:text-foreground aria-selected:after:bg-primary',
          )}
        >
          {t(tab)}
        </a>
      ))}
    </div>
  )
}
