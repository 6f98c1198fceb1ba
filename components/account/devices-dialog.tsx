'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Alert } from '@/components/ui/alert'
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
  const [fault, setFault] = useState(false)
  const [pending, setPending] = useState(false)
  const others = devices?.some(({ current }) => !current) ?? false

  async function attempt(act: () => Promise<void>) {
    setFault(false)
    setPending(true)
    try {
      await act()
    } catch {
      setFault(true)
    } finally {
      setPending(false)
    }
  }

  return (
    <NoticeDialog title={t('title')} text={t('text')} onClose={onClose}>
      <DeviceList
        devices={devices}
        failed={failed}
        pending={pending}
        onEnd={(id) => attempt(() => end(id))}
      />
      {fault && <Alert variant="error">{t('failed')}</Alert>}
      <DialogFooter>
        <Button variant="secondary" disabled={pending || !others} onClick={() => attempt(endOthers)}>
          {t('endOthers')}
        </Button>
      </DialogFooter>
    </NoticeDialog>
  )
}
