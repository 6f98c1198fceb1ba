'use client'

import { Bell, CalendarSync, Fingerprint, KeyRound, MonitorSmartphone, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Feed } from '#contract/feeds'
import {
  ChangePasswordDialog,
  DevicesDialog,
  DisableTwoFactorDialog,
  EnableTwoFactor,
  FeedsDialog,
  NotificationChoicesDialog,
  PasskeysDialog,
} from '@/components/account/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { SettingRow } from '@/components/shared/page/setting-row'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { useFollowed } from '@/lib/browser/use-followed'
import type { Account } from '@/lib/domain/account'

const row = 'border-t pt-4'

interface AccountCardProps {
  account: Account
  /** The content of their calendar subscription; null when there is nothing to subscribe to. */
  feed: Feed['what'] | null
}

/** Password, second factor, notifications and calendar addresses of the signed-in person; its dialogs are loaded when first opened. */
export function AccountCard({ account, feed }: AccountCardProps) {
  const t = useTranslations('account')
  return (
    <Card id="account">
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <div className={row}>
        <SettingRow icon={KeyRound} title={t('password')} text={t('passwordText')}>
          <DialogButton
            dialog={(close) => <ChangePasswordDialog strict={account.strictPasswords} onClose={close} />}
          >
            {t('changePassword')}
          </DialogButton>
        </SettingRow>
      </div>
      <div className={row}>
        <TwoFactor initial={account.twoFactorEnabled} />
      </div>
      <div className={row}>
        <SettingRow icon={Fingerprint} title={t('passkeys')} text={t('passkeysText')}>
          <DialogButton dialog={(close) => <PasskeysDialog onClose={close} />}>
            {t('passkeysOpen')}
          </DialogButton>
        </SettingRow>
      </div>
      <div className={row}>
        <SettingRow icon={MonitorSmartphone} title={t('devices')} text={t('devicesText')}>
          <DialogButton dialog={(close) => <DevicesDialog onClose={close} />}>
            {t('devicesOpen')}
          </DialogButton>
        </SettingRow>
      </div>
      {feed && (
        <div className={row}>
          <SettingRow icon={CalendarSync} title={t('feeds')} text={t('feedsText')}>
            <DialogButton dialog={(close) => <FeedsDialog what={feed} onClose={close} />}>
              {t('feedsOpen')}
            </DialogButton>
          </SettingRow>
        </div>
      )}
      <div className={row}>
        <SettingRow icon={Bell} title={t('notices')} text={t('noticesText')}>
          <DialogButton
            dialog={(close) => <NotificationChoicesDialog isStaff={feed !== 'visits'} onClose={close} />}
          >
            {t('noticesOpen')}
          </DialogButton>
        </SettingRow>
      </div>
    </Card>
  )
}

function TwoFactor({ initial }: { initial: boolean }) {
  const t = useTranslations('account')
  const [enabled, setEnabled] = useFollowed(initial)
  // The dialog that turns it on goes on to the recovery codes once it is on.
  const [open, setOpen] = useState<'enable' | 'disable' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <SettingRow
        icon={ShieldCheck}
        title={t('twoFactor')}
        text={t(enabled ? 'twoFactorOnText' : 'twoFactorOffText')}
        badge={
          <Badge variant={enabled ? 'success' : 'secondary'}>
            {t(enabled ? 'twoFactorOn' : 'twoFactorOff')}
          </Badge>
        }
      >
        <Button variant="secondary" onClick={() => setOpen(enabled ? 'disable' : 'enable')}>
          {t(enabled ? 'disable' : 'enable')}
        </Button>
      </SettingRow>
      {open === 'enable' && <EnableTwoFactor onEnabled={() => setEnabled(true)} onClose={close} />}
      {open === 'disable' && <DisableTwoFactorDialog onDisabled={() => setEnabled(false)} onClose={close} />}
    </>
  )
}
