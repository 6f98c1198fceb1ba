import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'
import type { SectionName } from './sections'

type SectionProps = {
  name: SectionName
  /** The button that adds to the section, when the viewer may. */
  add: { label: string; onClick: () => void } | null
  /** Beside that button: what else is done with what stands in it. */
  more?: ReactNode
  emptyText: ReactNode
  empty: boolean
  /** The part below the heading, whether there is anything or not. */
  below?: ReactNode
  /** Whether paper has nothing of it. */
  isScreenOnly?: boolean
  children?: ReactNode
}

export function Section({ name, add, more, emptyText, empty, below, isScreenOnly, children }: SectionProps) {
  const t = useTranslations('history')
  const headingId = `${name}-heading`
  const heading = (
    <h2
      id={headingId}
      tabIndex={-1}
      className={cn('font-semibold outline-none', empty ? 'text-base' : 'text-lg')}
    >
      {t(name)}
    </h2>
  )
  return (
    <section
      id={name}
      data-empty={empty || undefined}
      aria-labelledby={headingId}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-3',
        'data-empty:has-[+[data-empty]]:-mb-4',
        isScreenOnly && 'print:hidden',
      )}
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2 print:break-after-avoid">
        {empty ? (
          <div className="flex min-w-0 grow basis-40 flex-wrap items-baseline gap-x-3">
            {heading}
            <p className="text-sm text-muted-foreground">{emptyText}</p>
          </div>
        ) : (
          heading
        )}
        {(add || more) && (
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            {more}
            {add && (
              <Button variant="ghost" className="-me-3 px-3 text-primary-strong" onClick={add.onClick}>
                <Icon name="plus" />
                {add.label}
              </Button>
            )}
          </div>
        )}
      </div>
      {!empty && children}
      {below}
    </section>
  )
}
