import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { threadSubjects } from '#contract/thread-choices'
import { Icon } from '@/components/ui/icon'
import { routes, withQuery } from '@/lib/routes'

/** What a patient can write to a clinic about, each the way to a new message. */
export function TopicLinks() {
  const t = useTranslations('threads')
  return (
    <nav aria-label={t('newAbout')} className="grid grid-cols-1 gap-1.5">
      <p className="text-sm font-medium text-muted-foreground">{t('newAbout')}</p>
      <ul className="divide-y overflow-hidden rounded-lg border bg-card">
        {threadSubjects.map((topic) => (
          <li key={topic}>
            <Link
              href={withQuery(routes.newThread, { topic })}
              prefetch={false}
              className="flex min-h-11 items-center justify-between px-4 text-sm hover:bg-accent"
            >
              {t(`subjects.${topic}`)}
              <Icon name="chevron-right" className="size-4 text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
