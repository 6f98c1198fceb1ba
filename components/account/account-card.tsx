'use client'

import { Fingerprint, KeyRound, Mail, MonitorSmartphone, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import {
  ChangeEmailDialog,
  ChangePasswordDialog,
  DevicesDialog,
  DisableTwoFactorDialog,
  EnableTwoFactor,
  PasskeysDialog,
} from '@/components/account/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { SettingRow } from '@/components/shared/page/setting-row'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useFollowed } from '@/lib/browser/use-followed'
import type { Account } from '@/lib/domain/account'

const row = 'border-t pt-4'

/** Password, second factor, passkeys and devices of the signed-in person; its dialogs are loaded when first opened. */
export function AccountCard({ account }: { account: Account }) {
  const t = useTranslations('account')
  return (
    <Card>
      <SettingRow
        icon={Mail}
        title={t('email')}
        text={<KeptWords>{t('emailText', { email: keptWord(account.email) })}</KeptWords>}
      >
        <DialogButton dialog={(close) => <ChangeEmailDialog email={account.email} onClose={close} />}>
          {t('changeEmail')}
        </DialogButton>
      </SettingRow>
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
