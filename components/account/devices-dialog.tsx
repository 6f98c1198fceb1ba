'use client'

import { useTranslations } from 'next-intl'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { useDevices } from '@/lib/swr/devices'
import { DeviceList } from './device-list'

/** Where one is signed in, and the ways to end it. */
export function DevicesDialog(props: { onClose: () => void }) {
  return (
    <FullMessages>
      <Devices {...props} />
    </FullMessages>
  )
}

function Devices({ onClose }: { onClose: () => void }) {
  const t = useTranslations('devices')
  const { devices, failed, end, endOthers } = useDevices()
  const { run, pending, sentence } = useAct({ key: 'devices.failed' })
  const others = devices?.some(({ current }) => !current) ?? false

  return (
    <NoticeDialog title={t('title')} text={t('text')} onClose={onClose}>
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
