import type { ReactNode } from 'react'

interface AuthCardProps {
  title: string
  text?: ReactNode
  /** Stands above the card. */
  mark?: ReactNode
  /** Links below the form. */
  footer?: ReactNode
  children: ReactNode
}

/** The calm single card of sign-in and its neighbours. */
export function AuthCard({ title, text, mark, footer, children }: AuthCardProps) {
  return (
    <div className="flex min-h-[80dvh] grow flex-col items-center justify-center px-4 py-10 text-base">
      <div className="w-full max-w-sm">
        {mark && <div className="mb-6 flex justify-center">{mark}</div>}
        <div className="grid gap-5 rounded-xl border bg-card p-5 sm:p-7">
          <header className="grid gap-1">
            <h1 className="text-xl font-semibold">{title}</h1>
            {text && <p className="text-sm text-muted-foreground">{text}</p>}
          </header>
          {children}
        </div>
        {footer && (
          <div className="mt-5 text-center text-sm text-muted-foreground [&_a]:font-medium [&_a]:text-primary-strong [&_a]:underline-offset-4 [&_a:hover]:underline">
            {footer}
          </div>
        )}
      </div>
    </div>
  )
}
