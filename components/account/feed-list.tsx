import { useTranslations } from 'next-intl'
import type { Feed } from '#contract/feeds'
import { keptWord } from '@/components/shared/text/as-is'
import { EntryList, type ListState, useWhen } from './entry-list'

interface FeedListProps extends ListState {
  /** Undefined while they load. */
  feeds: readonly Feed[] | undefined
  onRevoke: (id: string) => void
}

/** Content, age and last use of each address. The addresses themselves are not stored. */
export function FeedList({ feeds, onRevoke, ...state }: FeedListProps) {
  const t = useTranslations('feeds')
  const when = useWhen()
  return (
    <EntryList
      {...state}
      texts={{ loading: t('loading'), loadFailed: t('loadFailed'), none: t('none'), end: t('revoke') }}
      entries={feeds?.map(({ id, what, names, createdAt, lastReadAt }) => ({
        id,
        name: what === 'visits' ? t('ofVisits') : t('ofCalendar', { names }),
        facts: [
          t('made', { date: keptWord(when(createdAt)) }),
          lastReadAt ? t('read', { date: keptWord(when(lastReadAt)) }) : t('unread'),
        ],
        endLabel: t('revokeOf', { date: when(createdAt) }),
      }))}
      onEnd={onRevoke}
    />
  )
}
