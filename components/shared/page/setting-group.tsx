import type { ReactNode } from 'react'
import { CardDescription, CardHeader, CardTitle } from '@/components/ui/card'

interface SettingGroupProps {
  /** Its anchor. */
  id?: string
  title?: string
  text?: string
  /** Rows, or cards that become rows. */
  children: ReactNode
}

/** Settings as the rows of one card: each a `SettingRow`, or a `SettingCard` where it has content of its own. */
export function SettingGroup({ id, title, text, children }: SettingGroupProps) {
  return (
    <div
      id={id}
      className="@container scroll-mt-20 overflow-hidden rounded-lg border bg-card *:rounded-none *:border-x-0 *:border-t-0 *:py-3.5 *:last:border-b-0 sm:*:py-4 print:border-0"
    >
      {title && (
        <CardHeader className="border-b px-4 sm:px-6">
          <CardTitle>{title}</CardTitle>
          {text && <CardDescription className="max-w-reading">{text}</CardDescription>}
        </CardHeader>
      )}
      {children}
    </div>
  )
}
