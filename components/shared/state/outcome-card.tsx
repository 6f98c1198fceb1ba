import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/utils'

const looks: Record<'success' | 'failure', { icon: LucideIcon; color: string }> = {
  success: { icon: CircleCheck, color: 'text-success' },
  failure: { icon: CircleX, color: 'text-destructive' },
}

interface OutcomeCardProps {
  outcome: keyof typeof looks
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
export function OutcomeCard({ outcome, title, text, subject, facts, action }: OutcomeCardProps) {
  const { icon: Icon, color } = looks[outcome]
  const said = text && <div className={cn('text-muted-foreground', subject && 'mb-2 text-sm')}>{text}</div>
  return (
    <Card
      className={cn('w-full gap-2', subject ? 'max-w-2xl' : 'mx-auto mt-8 max-w-lg items-center text-center')}
    >
      <div className={subject ? 'flex items-center gap-2' : 'contents'}>
        <Icon
          aria-hidden="true"
          className={cn('shrink-0', subject ? 'size-6' : 'size-10', color)}
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
