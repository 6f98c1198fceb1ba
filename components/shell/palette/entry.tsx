import { Command } from 'cmdk'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EntryProps {
  /** Tells it from the others. */
  id: string
  /** Found by the server, which has judged already. */
  found?: boolean
  icon: LucideIcon
  aside?: ReactNode
  /** Whether it always stands below, as beside some of the rows it would not fit. */
  asideBelow?: boolean
  onSelect: () => void
  children: ReactNode
}

/** A row of the palette. */
export function Entry(props: EntryProps) {
  const { id, found = false, icon: Icon, aside, asideBelow = false, onSelect, children } = props
  return (
    <Command.Item
      value={id}
      forceMount={found}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm aria-selected:bg-accent aria-selected:text-accent-foreground pointer-coarse:min-h-11"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0 wrap-anywhere">{children}</span>
        {aside && (
          <span
            className={`text-muted-foreground tabular-nums ${asideBelow ? 'basis-full' : 'max-sm:basis-full'}`}
          >
            {aside}
          </span>
        )}
      </span>
    </Command.Item>
  )
}
