'use client'

import { useTranslations } from 'next-intl'
import type { OwnSession } from '#contract/sessions'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { keptWord } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { DialogFooter, focusBox } from '@/components/ui/dialog'
import { write } from '@/lib/browser/request'
import { useRead } from '@/lib/swr/use-call'
import { EntryList, type ListState, useWhen } from './entry-list'

/** Where one is signed in, and the ways to end it. */
export const DevicesDialog = withFullMessages(Devices)

function Devices({ onClose }: { onClose: () => void }) {
  const t = useTranslations('devices')
  const { devices, failed, end, endOthers } = useDevices()
  const { run, pending, sentence } = useAct({ key: 'devices.failed' })
  const others = devices?.some(({ current }) => !current) ?? false

  return (
    <NoticeDialog title={t('title')} text={t('text')} onClose={onClose} onOpenAutoFocus={focusBox}>
      <DeviceList devices={devices} failed={failed} pending={pending} onEnd={(id) => run(() => end(id))} />
      <SentenceAlert of={sentence} />
      <DialogFooter>
        <Button variant="secondary" disabled={pending || !others} onClick={() => run(endOthers)}>
          {t('endOthers')}
        </Button>
      </DialogFooter>
    </NoticeDialog>
  )
}

interface DeviceListProps extends ListState {
  /** Undefined while they load. */
  devices: readonly OwnSession[] | undefined
  onEnd: (id: string) => void
}

/** With what, from where and since when somebody is signed in. */
function DeviceList({ devices, onEnd, ...state }: DeviceListProps) {
  const t = useTranslations('devices')
  const when = useWhen()
  const nameOf = ({ browser, system }: OwnSession) =>
    browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'))
  return (
    <EntryList
      {...state}
      texts={{ loading: t('loading'), loadFailed: t('loadFailed'), end: t('end') }}
      entries={devices?.map((device) => ({
        id: device.id,
        name: (
          <>
            {nameOf(device)}
            {device.current && <Badge variant="success">{t('current')}</Badge>}
          </>
        ),
        facts: [
          ...(device.current ? [] : [t('used', { date: keptWord(when(device.lastSeenAt)) })]),
          t('since', { date: keptWord(when(device.createdAt)) }),
          ...(device.address ? [t('address', { address: keptWord(device.address) })] : []),
        ],
        ...(!device.current && {
          endLabel: t('endOf', { device: nameOf(device), date: when(device.createdAt) }),
        }),
      }))}
      onEnd={onEnd}
    />
  )
}

/** The signed-in person's sessions. The writes throw `RequestError`. */
function useDevices() {
  const { data, error, mutate } = useRead('sessions.list', {}, { revalidateOnFocus: true })

  async function end(id: string) {
    await write('sessions.end', { params: { id } })
    await mutate()
  }
  async function endOthers() {
    await write('sessions.endOthers')
    await mutate()
  }

  return { devices: data, failed: Boolean(error && !data), end, endOthers }
}
