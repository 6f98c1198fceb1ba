'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Feed, NewFeed } from '#contract/feeds'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { keptWord } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { write } from '@/lib/browser/request'
import type { BodyOfCall } from '@/lib/endpoints/browser-call'
import { useRead } from '@/lib/swr/use-call'
import { EntryList, type ListState, useWhen } from './entry-list'
import { NewAddress } from './new-address'

interface FeedsDialogProps {
  what: Feed['what']
  onClose: () => void
}

/** The addresses that calendar programs read: what there are, one more, one less. */
export const FeedsDialog = withFullMessages(Feeds)

function Feeds({ what, onClose }: FeedsDialogProps) {
  const t = useTranslations('feeds')
  const { feeds, failed, create, revoke } = useFeeds()
  const [names, setNames] = useState<Feed['names']>('initials')
  const [made, setMade] = useState<NewFeed | null>(null)
  const { run, pending, sentence } = useAct(({ code }) => ({
    key: code === 'conflict' ? 'feeds.full' : 'feeds.failed',
  }))

  if (made) return <NewAddress feed={made} onClose={() => setMade(null)} />
  return (
    <NoticeDialog title={t('title')} text={t(what)} onClose={onClose}>
      <FeedList feeds={feeds} failed={failed} pending={pending} onRevoke={(id) => run(() => revoke(id))} />
      {what === 'calendar' && (
        <div className="grid gap-1.5">
          <Label htmlFor="feed-names">{t('names')}</Label>
          <NativeSelect
            id="feed-names"
            value={names}
            onChange={({ target }) => setNames(target.value === 'none' ? 'none' : 'initials')}
          >
            <option value="initials">{t('namesInitials')}</option>
            <option value="none">{t('namesNone')}</option>
          </NativeSelect>
        </div>
      )}
      <SentenceAlert of={sentence} />
      <DialogFooter>
        <Button disabled={pending} onClick={() => run(async () => setMade(await create({ what, names })))}>
          {t('create')}
        </Button>
      </DialogFooter>
    </NoticeDialog>
  )
}

interface FeedListProps extends ListState {
  /** Undefined while they load. */
  feeds: readonly Feed[] | undefined
  onRevoke: (id: string) => void
}

/** Content, age and last use of each address. The addresses themselves are not stored. */
function FeedList({ feeds, onRevoke, ...state }: FeedListProps) {
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

/** Addresses of the signed-in person's calendar. The writes throw `RequestError`. */
function useFeeds() {
  const { data, error, mutate } = useRead('feeds.list', {}, { revalidateOnFocus: true })

  async function create(body: BodyOfCall<'feeds.create'>) {
    const made = await write('feeds.create', { body })
    void mutate()
    return made
  }
  async function revoke(id: string) {
    await write('feeds.revoke', { params: { id } })
    await mutate()
  }

  return { feeds: data, failed: Boolean(error && !data), create, revoke }
}
