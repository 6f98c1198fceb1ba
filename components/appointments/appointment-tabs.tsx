'use client'

import Link from 'next/link'
import type { KeyboardEvent } from 'react'
import { cn } from '@/lib/utils'

interface AppointmentTabsProps {
  label: string
  panelId: string
  tabs: {
    id: string
    label: string
    /** For the eye: it is no part of the name. */
    count: number
    href: string
    selected: boolean
  }[]
}

/** Tabs that are links: each leads to the same screen with the other visits. */
export function AppointmentTabs({ label, panelId, tabs }: AppointmentTabsProps) {
  function walk(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = event.currentTarget.querySelector<HTMLElement>('[aria-selected="false"]')
    other?.focus()
    other?.click()
  }
  return (
    <div role="tablist" aria-label={label} onKeyDown={walk} className="flex gap-1 border-b print:hidden">
      {tabs.map(({ id, label: name, count, href, selected }) => (
        <Link
          prefetch={false}
          key={id}
          id={`${panelId}-${id}`}
          role="tab"
          href={href}
          scroll={false}
          aria-selected={selected}
          aria-controls={panelId}
          tabIndex={selected ? 0 : -1}
          className={cn(
            'control relative inline-flex items-center gap-1.5 rounded-t-sm px-3 text-sm max-sm:px-2 font-medium text-muted-foreground transition-colors hover:text-foreground',
            'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 aria-selected:text-foreground aria-selected:after:bg-primary forced-colors:aria-selected:after:bg-[Highlight]',
          )}
        >
          <span>{name}</span>
          <span aria-hidden="true" className="font-normal tabular-nums max-[24rem]:hidden">
            {count}
          </span>
        </Link>
      ))}
    </div>
  )
}
