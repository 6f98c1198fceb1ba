import type { ReactNode } from 'react'

export interface PageSection {
  /** The anchor of the section. */
  id: string
  title: string
  content: ReactNode
}

interface PageSectionsProps {
  label: string
  sections: readonly PageSection[]
}

/** A long screen in groups. The list to jump by stays beside them where there is room, else it stands above. */
export function PageSections({ label, sections }: PageSectionsProps) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
      <nav aria-label={label} className="self-start text-sm lg:sticky lg:top-20 print:hidden">
        <ul className="flex flex-wrap gap-2 lg:grid lg:gap-0.5">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-8 items-center rounded-lg border px-3 py-1 transition-colors hover:bg-accent lg:border-transparent pointer-coarse:min-h-11"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 grid-cols-1 gap-10">
        {sections.map(({ id, title, content }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="grid scroll-mt-20 grid-cols-1 gap-4"
          >
            <h2 id={`${id}-title`} className="text-lg font-semibold">
              {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}
