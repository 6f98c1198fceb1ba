import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckList } from '@/components/shared/text/check-list'
import { Card, CardTitle } from '@/components/ui/card'
import { routes } from '@/lib/routes'

interface LegalTextProps {
  /** The most important points, a line each. */
  short: readonly string[]
  sections: readonly {
    title: string
    text?: ReactNode
    /** Said before the text, a line each. */
    facts?: readonly { of: string; what: string }[]
  }[]
}

const linkTo = (href: string) => (words: ReactNode) => (
  <a href={href} className="text-primary-strong underline">
    {words}
  </a>
)

/** The pages that a legal text may name. */
export const pagesNamed = {
  write: linkTo(routes.contact),
  prices: linkTo(`${routes.home}#pricing`),
  authority: linkTo('https://www.aepd.es'),
}

/** Numbered sections below what they say in short, with their contents beside them; on phones those open when asked for. */
export function LegalText({ short, sections }: LegalTextProps) {
  const t = useTranslations('landing')
  const contents = (
    <ol className="section-links grid">
      {sections.map(({ title }, index) => (
        <li key={title}>
          <a
            href={`#section-${index + 1}`}
            className="flex min-h-9 items-center text-sm text-primary-strong underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {index + 1}. {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="grid gap-8 lg:flex lg:justify-between lg:gap-16">
      <div className="grid max-w-reading content-start gap-8">
        <Card>
          <CardTitle>{t('inShort')}</CardTitle>
          <CheckList items={short} className="text-base" />
        </Card>
        <details id="contents-short" className="scroll-mt-20 rounded-lg border bg-card px-4 py-2 lg:hidden">
          <summary className="fold-summary text-sm font-semibold">{t('contents')}</summary>
          <nav aria-label={t('contents')}>{contents}</nav>
        </details>
        {sections.map(({ title, text, facts }, index) => (
          <section key={title} id={`section-${index + 1}`} className="grid scroll-mt-20 content-start gap-2">
            <h2 className="text-lg font-semibold">
              {index + 1}. {title}
            </h2>
            {facts && (
              <dl className="divide-y border-y">
                {facts.map(({ of, what }) => (
                  <div key={of} className="grid gap-x-4 py-3 sm:grid-cols-[16rem_minmax(0,1fr)]">
                    <dt className="font-semibold">{of}</dt>
                    <dd>{what}</dd>
                  </div>
                ))}
              </dl>
            )}
            {text && <p>{text}</p>}
          </section>
        ))}
        <p className="lg:hidden">
          <a
            href="#contents-short"
            className="inline-flex min-h-11 items-center text-primary-strong underline"
          >
            {t('toContents')}
          </a>
        </p>
      </div>
      <nav aria-labelledby="contents" className="w-72 shrink-0 max-lg:hidden">
        <div className="sticky top-20 grid gap-2">
          <h2 id="contents" className="text-sm font-semibold">
            {t('contents')}
          </h2>
          {contents}
        </div>
      </nav>
    </div>
  )
}
