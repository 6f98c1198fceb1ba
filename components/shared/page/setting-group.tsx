import type { ReactNode } from 'react'

/** Settings that few people open, as the rows of one card: each a `SettingCard` with its action beside it. */
export function SettingGroup({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg border bg-card *:rounded-none *:border-x-0 *:border-t-0 *:last:border-b-0 sm:*:py-5 print:hidden">
      {children}
    </div>
  )
}
