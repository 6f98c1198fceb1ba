import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { KeptWords } from '@/components/shared/text/as-is'

interface FilterFoldProps {
  label: string
  /** The present choice of each filter in a few words; names as `keptWord`. */
  chosen: readonly string[]
  children: ReactNode
}

/**
 * Filters that phones fold behind what is chosen. Wider windows show them without their summary, though the element is
 * closed; a browser that cannot do that folds them everywhere.
 */
export function FilterFold({ label, chosen, children }: FilterFoldProps) {
  return (
    <details className="sm:details-content:[content-visibility:visible]">
      <summary className="fold-summary rounded-lg border bg-card px-4 py-2 supports-[selector(::details-content)]:sm:hidden">
        <span className="flex min-w-0 items-center gap-2.5">
          <SlidersHorizontal aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
          <span className="sr-only">{label}: </span>
          <span className="min-w-0 wrap-anywhere">
            <KeptWords>{chosen.join(' · ')}</KeptWords>
          </span>
        </span>
      </summary>
      <div className="grid gap-3 max-sm:pt-3">{children}</div>
    </details>
  )
}
