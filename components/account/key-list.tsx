import { useTranslations } from 'next-intl'
import { keptWord } from '@/components/shared/text/as-is'
import type { AnswerOfCall } from '@/lib/endpoints/browser-call'
import { EntryList, type ListState, useWhen } from './entry-list'

interface KeyListProps extends ListState {
  /** Undefined while they load. */
  keys: readonly AnswerOfCall<'api-keys.list'>[number][] | undefined
  onRevoke: (id: string) => void
}

/** Permissions, expiry and last use of each key. The keys themselves are not stored. */
export function KeyList({ keys, onRevoke, ...state }: KeyListProps) {
  const t = useTranslations('apiKeys')
  const when = useWhen()
  return (
    <EntryList
      {...state}
      texts={{ loading: t('loading'), loadFailed: t('loadFailed'), none: t('none'), end: t('revoke') }}
      entries={keys?.map(({ id, name, scopes, createdAt, createdBy, expiresAt, lastUsedAt }) => ({
        id,
        name,
        facts: [
          scopes.map((scope) => t(`scopes.${scope}`)).join(', '),
          t('made', { date: keptWord(when(createdAt)), name: keptWord(createdBy) }),
          t('ends', { date: keptWord(when(expiresAt)) }),
          lastUsedAt ? t('used', { date: keptWord(when(lastUsedAt)) }) : t('unused'),
        ],
        endLabel: t('revokeOf', { name }),
      }))}
      onEnd={onRevoke}
    />
  )
}
