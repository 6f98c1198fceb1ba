import type { ReactNode } from 'react'

interface ProsePageProps {
  title: string
  lead?: string
  sections?: readonly { title: string; text: string }[]
  children?: ReactNode
}

/** A public page to be read. */
export function ProsePage({ title, lead, sections = [], children }: ProsePageProps) {
  return (
    <article className="page-width grid gap-8 px-4 py-12 text-base sm:px-6">
      <header className="grid max-w-reading gap-3">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {lead && <p className="text-muted-foreground">{lead}</p>}
      </header>
      {sections.map((section, index) => (
        <section
          key={section.title}
          id={`section-${index + 1}`}
          className="grid max-w-reading scroll-mt-20 gap-2"
        >
          <h2 className="text-lg font-semibold">{section.title}</h2>
          <p className="whitespace-pre-line">{section.text}</p>
        </section>
      ))}
      {children}
    </article>
  )
}
