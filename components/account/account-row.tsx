import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface AccountRowProps {
  icon: LucideIcon
  title: string
  text: string
  badge?: ReactNode
  /** The action, at the end. */
  children: ReactNode
}

export function AccountRow({ icon: Icon, title, text, badge, children }: AccountRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-4">
      <div className="flex min-w-0 basis-72 grow gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted-foreground" strokeWidth={1.5} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="text-sm font-medium">{title}</h3>
            {badge}
          </div>
          <p className="max-w-reading text-sm text-muted-foreground">{text}</p>
        </div>
      </div>
      {children}
    </div>
  )
}
