import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

interface SettingRowProps {
  icon?: LucideIcon
  title: ReactNode
  text: ReactNode
  badge?: ReactNode
  /** More about how it is set now. */
  note?: ReactNode
  /** The action, at the end. */
  children: ReactNode
}

/** One setting of several on a card: what it is called, what it does or how it is set, and the way to change it. */
export function SettingRow({ icon: Icon, title, text, badge, note, children }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm">
      <div className="flex min-w-0 basis-72 grow gap-3">
        {Icon && (
          <Icon
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-muted-foreground"
            strokeWidth={1.5}
          />
        )}
        <div className="grid min-w-0 gap-0.5">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="font-medium wrap-anywhere">{title}</h3>
            {badge}
          </div>
          <p className="max-w-reading text-muted-foreground">{text}</p>
          {note && <p>{note}</p>}
        </div>
      </div>
      <div className={cn('flex flex-wrap items-center gap-2 max-sm:w-full', Icon && 'max-sm:ps-8')}>
        {children}
      </div>
    </div>
  )
}
