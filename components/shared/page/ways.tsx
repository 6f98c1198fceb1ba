import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { cn } from '@/lib/utils'
import { wayLook } from './way-look'

interface WayProps {
  icon: IconName
  title: string
  text: string
  badge?: string
}

/** The name of a way and its meaning. */
export function Way({ icon, title, text, badge }: WayProps) {
  return (
    <>
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-primary-strong" />
      <span className="grid min-w-0 content-start gap-0.5 text-sm">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {title}
          {badge && <Badge variant="accent">{badge}</Badge>}
        </span>
        <span className="text-muted-foreground">{text}</span>
      </span>
    </>
  )
}

interface WaysProps {
  /** A button or link with `wayLook`. */
  elsewhere: ReactNode
  /** The form below, which has this id. */
  here: WayProps
  formId: string
}

/** Two ways to the same end, side by side: one leads elsewhere, the other is the form below. */
export function Ways({ elsewhere, here, formId }: WaysProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      <li>{elsewhere}</li>
      <li>
        <a
          href={`#${formId}`}
          aria-current="true"
          className={cn(wayLook, 'border-primary ring-1 ring-primary')}
        >
          <Way {...here} />
        </a>
      </li>
    </ul>
  )
}
