import { useTranslations } from 'next-intl'
import type { Passkey } from '#contract/passkeys'
import { keptWord } from '@/components/shared/text/as-is'
import { EntryList, type ListState, useWhen } from './entry-list'

interface PasskeyListProps extends ListState {
  /** Undefined while they load. */
  passkeys: readonly Passkey[] | undefined
  onRemove: (id: string) => void
}

/** Name, age and last use of each passkey. */
export function PasskeyList({ passkeys, onRemove, ...state }: PasskeyListProps) {
  const t = useTranslations('passkeys')
  const when = useWhen()
  return (
    <EntryList
      {...state}
      texts={{ loading: t('loading'), loadFailed: t('loadFailed'), none: t('none'), end: t('remove') }}
      entries={passkeys?.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        facts: [
          t('added', { date: keptWord(when(createdAt)) }),
          lastUsedAt ? t('used', { date: keptWord(when(lastUsedAt)) }) : t('unused'),
        ],
        endLabel: t('removeOf', { name }),
      }))}
      onEnd={onRemove}
    />
  )
}
