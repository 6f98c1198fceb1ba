import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/utils'

interface OutcomeCardProps {
  title: string
  text?: ReactNode
  /** Name of the person or thing that it is about. */
  subject?: string | undefined
  /** Facts that tell the subject from others of its name. */
  facts?: ReactNode
  /** The way on. */
  action: ReactNode
}

/**
 * The screen after something was done: what happened and the next step. A subject is its largest line, on the page's
 * grid.
 */
export function OutcomeCard({ title, text, subject, facts, action }: OutcomeCardProps) {
  const said = text && <div className={cn('text-muted-foreground', subject && 'mb-2 text-sm')}>{text}</div>
  return (
    <Card
      className={cn('w-full gap-2', subject ? 'max-w-2xl' : 'mx-auto mt-8 max-w-lg items-center text-center')}
    >
      <div className={subject ? 'flex items-center gap-2' : 'contents'}>
        <CircleCheck
          aria-hidden="true"
          className={cn('shrink-0 text-success', subject ? 'size-6' : 'size-10')}
          strokeWidth={1.5}
        />
        <h1 className={cn('font-semibold', subject ? 'text-base' : 'text-lg')}>{title}</h1>
      </div>
      {subject && said}
      {subject && (
        <p translate="no" className="text-xl font-semibold wrap-anywhere">
          {subject}
        </p>
      )}
      {facts}
      {!subject && said}
      <div className="mt-4 w-full">{action}</div>
    </Card>
  )
}
