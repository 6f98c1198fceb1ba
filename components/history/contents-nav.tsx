import { useTranslations } from 'next-intl'
import type { History } from '@/lib/domain/history'
import { sections } from './sections'

/** On wide screens: the page's sections, how many entries each has, and links to them. */
export function ContentsNav({ history }: { history: History }) {
  const t = useTranslations('history')
  return (
    <nav
      aria-label={t('contents')}
      className="sticky top-[calc(4rem+var(--stays,8.5rem))] hidden self-start text-sm @5xl:block print:hidden"
    >
      <p className="mb-2 text-xs font-medium text-muted-foreground">{t('contents')}</p>
      <ul className="border-s">
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="-ms-px flex min-h-8 items-center justify-between gap-3 border-s border-transparent ps-3 text-muted-foreground hover:border-primary hover:text-foreground"
            >
              {t(name)}
              <span className="tabular-nums">
                {history[name].length}
                {name === 'visits' && history.visitsCursor !== null && '+'}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
