import type { ComponentProps, ReactNode } from 'react'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'

interface SettingCardProps extends Omit<ComponentProps<typeof Card>, 'title'> {
  title: string
  text?: string | undefined
  /** The way to change it, beside the words where there is room. */
  action?: ReactNode
}

/** A setting, or several that belong together: what it is called, what it does, and the way to change it. */
export function SettingCard({ title, text, action, children, ...card }: SettingCardProps) {
  return (
    <Card {...card}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <CardHeader className="min-h-9 grow basis-72 content-center">
          <CardTitle>{title}</CardTitle>
          {text && <CardDescription>{text}</CardDescription>}
        </CardHeader>
        {action && <div className="flex flex-wrap items-center gap-2">{action}</div>}
      </div>
      {children}
    </Card>
  )
}
