import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Time } from '@/components/shared/text/as-is'
import { formatPlainDay } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

interface ProsePageProps {
  title: string
  lead?: string
  /** Said large, in the place of the title, which is small then. */
  promise?: string
  sections?: readonly { title: string; text: string }[]
  /** The heading of a list of the sections, for a page that people look things up in. */
  contents?: string
  /** The day of the last change, `yyyy-mm-dd`. */
  changed?: string
  /** The content needs the width of the site. */
  isWide?: boolean
  /** Stands above the sections. */
  first?: ReactNode
  children?: ReactNode
}

/**
 * A public page to be read. A few sections lie side by side where there is room; those with contents below each other. One
 * without any stands in the middle, unless it needs the width.
 */
export function ProsePage({
  title,
  lead,
  promise,
  sections = [],
  contents,
  changed,
  isWide,
  first,
  children,
}: ProsePageProps) {
  const t = useTranslations('landing')
  const locale = useLocale()
  const isNarrow = sections.length === 0 && !isWide
  return (
    <article
      className={cn('page-width grid gap-8 px-4 py-12 text-base sm:px-6', isNarrow && 'max-w-[44rem]')}
    >
      <header className="grid max-w-reading gap-3">
        {promise ? (
          <>
            <h1 className="text-sm font-medium text-muted-foreground">{title}</h1>
            <p className="text-display font-semibold">{promise}</p>
          </>
        ) : (
          <h1 className="text-2xl font-semibold">{title}</h1>
        )}
        {lead && <p className={cn('text-muted-foreground', promise && 'text-sm')}>{lead}</p>}
        {changed && (
          <p className="text-sm text-muted-foreground">
            {t('changed')} <Time dateTime={changed}>{formatPlainDay(changed, locale)}</Time>
          </p>
        )}
      </header>
      <div className={cn('grid gap-8', contents && 'lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16')}>
        {contents && (
          <nav aria-labelledby="contents" className="grid content-start gap-2 lg:order-last">
            <h2 id="contents" className="text-sm font-semibold">
              {contents}
            </h2>
            <ol className="flex flex-wrap gap-x-5 lg:sticky lg:top-20 lg:grid lg:border-s">
              {sections.map((section, index) => (
                <li key={section.title}>
                  <a
                    href={`#section-${index + 1}`}
                    className="flex min-h-9 items-center text-sm text-primary-strong underline-offset-4 hover:underline lg:ps-4 pointer-coarse:min-h-11"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="grid content-start gap-8">
          {first}
          {sections.length > 0 && (
            <div className={cn('grid gap-8', !contents && 'lg:grid-cols-3 lg:gap-12')}>
              {sections.map((section, index) => (
                <section
                  key={section.title}
                  id={`section-${index + 1}`}
                  className="grid max-w-reading scroll-mt-20 content-start gap-2"
                >
                  <h2 className="text-lg font-semibold">
                    {contents && `${index + 1}. `}
                    {section.title}
                  </h2>
                  <p className="whitespace-pre-line">{section.text}</p>
                </section>
              ))}
            </div>
          )}
          {children}
        </div>
      </div>
    </article>
  )
}
