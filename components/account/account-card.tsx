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
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import type { Account } from '@/lib/domain/account'
import { AccountRow } from './account-row'

type Open = 'password' | 'enable' | 'disable' | 'passkeys' | 'devices' | 'feeds' | 'notifications' | null

interface AccountCardProps {
  account: Account
  /** What their calendar program can subscribe to; null when they have nothing of that kind. */
  feed: Feed['what'] | null
}

/** Password, second factor, notifications and calendar addresses of the signed-in person; its dialogs are loaded when first opened. */
export function AccountCard({ account, feed }: AccountCardProps) {
  const t = useTranslations('account')
  const [open, setOpen] = useState<Open>(null)
  const [enabled, setEnabled] = useState(account.twoFactorEnabled)
  const close = () => setOpen(null)
  return (
    <Card id="account">
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <AccountRow icon={KeyRound} title={t('password')} text={t('passwordText')}>
        <Button variant="secondary" onClick={() => setOpen('password')}>
          {t('changePassword')}
        </Button>
      </AccountRow>
      <AccountRow
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
      </AccountRow>
      <AccountRow icon={Fingerprint} title={t('passkeys')} text={t('passkeysText')}>
        <Button variant="secondary" onClick={() => setOpen('passkeys')}>
          {t('passkeysOpen')}
        </Button>
      </AccountRow>
      <AccountRow icon={MonitorSmartphone} title={t('devices')} text={t('devicesText')}>
        <Button variant="secondary" onClick={() => setOpen('devices')}>
          {t('devicesOpen')}
        </Button>
      </AccountRow>
      {feed && (
        <AccountRow icon={CalendarSync} title={t('feeds')} text={t('feedsText')}>
          <Button variant="secondary" onClick={() => setOpen('feeds')}>
            {t('feedsOpen')}
          </Button>
        </AccountRow>
      )}
      <AccountRow icon={Bell} title={t('notices')} text={t('noticesText')}>
        <Button variant="secondary" onClick={() => setOpen('notifications')}>
          {t('noticesOpen')}
        </Button>
      </AccountRow>
      {open === 'notifications' && <NotificationChoicesDialog isStaff={feed !== 'visits'} onClose={close} />}
      {open === 'password' && <ChangePasswordDialog strict={account.strictPasswords} onClose={close} />}
      {open === 'enable' && <EnableTwoFactor onEnabled={() => setEnabled(true)} onClose={close} />}
      {open === 'passkeys' && <PasskeysDialog onClose={close} />}
      {open === 'devices' && <DevicesDialog onClose={close} />}
      {open === 'feeds' && feed && <FeedsDialog what={feed} onClose={close} />}
      {open === 'disable' && <DisableTwoFactorDialog onDisabled={() => setEnabled(false)} onClose={close} />}
    </Card>
  )
}
