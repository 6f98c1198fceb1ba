'use client'

import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { readerOf } from '@/lib/browser/request'
import { judgeProof, type ShownEntry, type Verdict } from '@/lib/domain/audit-proof'
import { callAddress, type InputOfCall } from '@/lib/endpoints/browser-call'
import { formatPlainDay } from '@/lib/format/dates'
import { useUserKey } from '@/lib/swr/user-cache'

type ProofCheckProps = { asked: Parameters<typeof useProof> }

/** The browser's own check of the entries against the chain of hashes. */
export const ProofCheck = withFullMessages(Check)

function Check({ asked }: ProofCheckProps) {
  const t = useTranslations('proof')
  const { verdict, failed, pending, again } = useProof(...asked)
  if (verdict) return <Finding verdict={verdict} onAgain={again} pending={pending} />
  if (!failed) return <p role="status">{t('checking')}</p>
  return (
    <Alert variant="warning" title={t('unavailable')}>
      <Button variant="link" onClick={again} disabled={pending}>
        {t('again')}
      </Button>
    </Alert>
  )
}

function Finding({ verdict, onAgain, pending }: { verdict: Verdict; onAgain(): void; pending: boolean }) {
  const t = useTranslations('proof')
  const locale = useLocale()
  const { proved, open, failed, anchored } = verdict
  if (failed.length > 0) {
    return (
      <Alert variant="error" title={t('broken', { count: failed.length })}>
        {t('brokenText')}
      </Alert>
    )
  }
  const newest = anchored.toSorted().at(-1)
  return (
    <Alert
      variant={proved > 0 ? 'success' : 'info'}
      title={proved > 0 ? t('sound', { count: proved }) : t('young')}
    >
      {proved > 0 && t('soundText')}
      {newest && (
        <KeptWords>{` ${t('anchored', { day: keptWord(formatPlainDay(newest, locale)) })}`}</KeptWords>
      )}
      {open > 0 && (
        <p>
          {t('open', { count: open })}{' '}
          <Button variant="link" onClick={onAgain} disabled={pending}>
            {t('again')}
          </Button>
        </p>
      )}
    </Alert>
  )
}

/** Asks for the proof of entries that were read at `readAt`, and judges it here. */
function useProof(
  query: InputOfCall<'audit.proof'>['query'],
  entries: readonly ShownEntry[],
  readAt: number,
) {
  const key = useUserKey()(callAddress('audit.proof', { query }))
  const read = readerOf('audit.proof')
  const { data, error, isValidating, mutate } = useSWR(key, async (asked) =>
    judgeProof(await read(asked), entries, readAt),
  )
  return { verdict: data, failed: Boolean(error && !data), pending: isValidating, again: () => mutate() }
}
