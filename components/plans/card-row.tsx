import type { ReactNode } from 'react'
import { CardDescription, CardTitle } from '@/components/ui/card'

interface CardRowProps {
  title: string
  note?: ReactNode
  children: ReactNode
}

/** One of several rows of a card: its title at the left, where there is room. */
export function CardRow({ title, note, children }: CardRowProps) {
  return (
    <section className="grid gap-x-6 gap-y-3 p-5 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <div>
        <CardTitle>{title}</CardTitle>
        {note && <CardDescription>{note}</CardDescription>}
      </div>
      <div className="grid grid-cols-1 content-start gap-4">{children}</div>
    </section>
  )
}
