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
  /** The way on. */
  action: ReactNode
}

/** The screen after something was done: what happened and the next step. */
export function OutcomeCard({ outcome, title, text, subject, action }: OutcomeCardProps) {
  const { icon: Icon, color } = looks[outcome]
  return (
    <Card className="mx-auto mt-8 w-full max-w-md items-center gap-2 text-center">
      <Icon aria-hidden="true" className={cn('size-10', color)} strokeWidth={1.5} />
      <h1 className="text-lg font-semibold">{title}</h1>
      {subject && (
        <p translate="no" className="font-medium wrap-anywhere">
          {subject}
        </p>
      )}
      {text && <div className="text-muted-foreground">{text}</div>}
      <div className="mt-4 w-full">{action}</div>
    </Card>
  )
}
