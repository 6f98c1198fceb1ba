interface FactColumnsProps {
  title: string
  facts: readonly { title: string; text: string }[]
}

/** Three facts beside each other, each with the line that explains it. */
export function FactColumns({ title, facts }: FactColumnsProps) {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      <ul className="grid gap-6 lg:grid-cols-3">
        {facts.map((fact) => (
          <li key={fact.title} className="grid content-start gap-1 border-t border-border-strong pt-4">
            <h3 className="text-base font-semibold">{fact.title}</h3>
            <p className="text-muted-foreground">{fact.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
