'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Feed, NewFeed } from '#contract/feeds'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { RequestError } from '@/lib/browser/request'
import { useFeeds } from '@/lib/swr/feeds'
import { FeedList } from './feed-list'
import { NewAddress } from './new-address'

interface FeedsDialogProps {
  what: Feed['what']
  onClose: () => void
}

/** The addresses that calendar programs read: what there are, one more, one less. */
export function FeedsDialog(props: FeedsDialogProps) {
  return (
    <FullMessages>
      <Feeds {...props} />
    </FullMessages>
  )
}

function Feeds({ what, onClose }: FeedsDialogProps) {
  const t = useTranslations('feeds')
  const { feeds, failed, create, revoke } = useFeeds()
  const [names, setNames] = useState<Feed['names']>('initials')
  const [made, setMade] = useState<NewFeed | null>(null)
  const [fault, setFault] = useState<'failed' | 'full' | null>(null)
  const [pending, setPending] = useState(false)

  async function attempt(act: () => Promise<void>) {
    setFault(null)
    setPending(true)
    try {
      await act()
    } catch (error) {
      setFault(error instanceof RequestError && error.code === 'conflict' ? 'full' : 'failed')
    } finally {
      setPending(false)
    }
  }

  if (made) return <NewAddress feed={made} onClose={() => setMade(null)} />
  return (
    <NoticeDialog title={t('title')} text={t(what)} onClose={onClose}>
      <FeedList
        feeds={feeds}
        failed={failed}
        pending={pending}
        onRevoke={(id) => attempt(() => revoke(id))}
      />
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
      {fault && <Alert variant="error">{t(fault)}</Alert>}
      <DialogFooter>
        <Button
          disabled={pending}
          onClick={() => attempt(async () => setMade(await create({ what, names })))}
        >
          {t('create')}
        </Button>
      </DialogFooter>
    </NoticeDialog>
  )
}
