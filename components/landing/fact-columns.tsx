import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

interface FactColumnsProps {
  title: string
  facts: readonly { icon: IconName; title: string; text: string }[]
}

/** Three facts beside each other, each with the line that explains it. */
export function FactColumns({ title, facts }: FactColumnsProps) {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      <ul className="grid gap-4 border-t border-border-strong pt-4 lg:grid-cols-3 lg:gap-6">
        {facts.map((fact) => (
          <li key={fact.title} className="flex gap-3">
            <Icon name={fact.icon} className="h-lh w-5 shrink-0 text-primary" />
            <div>
              <h3 className="text-base font-semibold">{fact.title}</h3>
              <p className="text-muted-foreground">{fact.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
