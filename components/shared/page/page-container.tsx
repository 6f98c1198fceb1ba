import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

/** Narrow content begins where wide content does: the heading of every screen stands in one place. */
const widths = {
  page: '',
  form: '*:max-w-2xl',
  reading: '*:max-w-3xl',
  /** Rows whose ends belong together. */
  list: '*:max-w-4xl',
}

type PageContainerProps = {
  /** `work` reads at 14 px; `patient` and forms at 16 px. */
  text?: 'work' | 'patient'
  width?: keyof typeof widths
  className?: string
  children: ReactNode
}

/** The content of a screen: everything but the calendar, which fills the window. */
export function PageContainer({ text = 'work', width = 'page', className, children }: PageContainerProps) {
  return (
    <div
      className={cn(
        'page-content',
        // A name without a space leaves no window; a column of a table keeps its words whole.
        'wrap-anywhere [&_table]:wrap-break-word',
        text === 'patient' ? 'text-base' : 'text-sm',
        widths[width],
        className,
      )}
    >
      {children}
    </div>
  )
}
