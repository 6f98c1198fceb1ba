import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

interface AuthCardProps {
  title: ReactNode
  text?: ReactNode
  /** Links below the form. */
  footer?: ReactNode
  /** For a form of many fields. */
  isWide?: boolean
  children: ReactNode
}

/** The calm single card of sign-in and its neighbours. */
export function AuthCard({ title, text, footer, isWide = false, children }: AuthCardProps) {
  return (
    <div data-wide={isWide || undefined} className={cn('w-full', isWide ? 'max-w-xl' : 'max-w-sm')}>
      <div className="grid gap-5 rounded-xl border bg-card p-5 sm:p-7">
        <header className="grid gap-1">
          <h1 className="text-xl font-semibold">{title}</h1>
          {text && <p className="text-sm text-muted-foreground">{text}</p>}
        </header>
        {children}
      </div>
      {footer && <div className="mt-5 px-5 text-sm text-muted-foreground sm:px-7">{footer}</div>}
    </div>
  )
}
