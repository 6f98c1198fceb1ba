import { useLocale, useTranslations } from 'next-intl'
import type { Feed } from '#contract/feeds'
import { DataState } from '@/components/shared/state/data-state'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDateTime } from '@/lib/format/dates'

interface FeedListProps {
  /** Undefined while they load. */
  feeds: readonly Feed[] | undefined
  failed: boolean
  pending: boolean
  onRevoke: (id: string) => void
}

/** What each address shows, when it was made and when a program read it last. The addresses themselves are gone. */
export function FeedList({ feeds, failed, pending, onRevoke }: FeedListProps) {
  const t = useTranslations('feeds')
  const locale = useLocale()
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const when = (instant: string) => formatDateTime(instant, here, locale)
  return (
    <DataState
      loading={!feeds && !failed}
      loadingText={t('loading')}
      skeleton={<Skeleton className="h-14" />}
      error={failed ? t('loadFailed') : null}
    >
      {feeds?.length === 0 && <p className="text-sm text-muted-foreground">{t('none')}</p>}
      {feeds && feeds.length > 0 && (
        <ul className="divide-y rounded-lg border">
          {feeds.map(({ id, what, names, createdAt, lastReadAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
              <div className="min-w-0 basis-56 grow text-sm">
                <p className="font-medium">
                  {what === 'visits' ? t('ofVisits') : t('ofCalendar', { names })}
                </p>
                <p className="text-muted-foreground">{t('made', { date: when(createdAt) })}</p>
                <p className="text-muted-foreground">
                  {lastReadAt ? t('read', { date: when(lastReadAt) }) : t('unread')}
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                disabled={pending}
                aria-label={t('revokeOf', { date: when(createdAt) })}
                onClick={() => onRevoke(id)}
              >
                {t('revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </DataState>
  )
}
