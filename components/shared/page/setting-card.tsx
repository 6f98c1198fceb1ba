import type { ComponentProps, ReactNode } from 'react'
import { actionRoom } from '@/components/shared/page/setting-row'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/lib/utils'

interface SettingCardProps extends Omit<ComponentProps<typeof Card>, 'title'> {
  title: string
  text?: string | undefined
  /** The way to change it, beside the words where there is room. */
  action?: ReactNode
  /** The same, pressed anywhere on the card: a button or link of the variant `row`. */
  row?: ReactNode
}

/** A setting, or several that belong together: what it is called, what it does, and the way to change it. */
export function SettingCard({ title, text, action, row, children, className, ...card }: SettingCardProps) {
  return (
    <Card className={cn('relative', className)} {...card}>
      <div className={cn('flex flex-wrap items-start justify-between gap-x-6 gap-y-3', row && actionRoom)}>
        <CardHeader className="min-h-9 grow basis-72 content-center">
          <CardTitle>{title}</CardTitle>
          {text && <CardDescription>{text}</CardDescription>}
        </CardHeader>
        {action && (
          <div className="flex flex-wrap items-center gap-2 *:max-sm:grow max-sm:grow">{action}</div>
        )}
      </div>
      {children}
      {row}
    </Card>
  )
}
