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
import { SettingGroup } from '@/components/shared/page/setting-group'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { AsIs } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useFollowed } from '@/lib/browser/use-followed'
import type { Account } from '@/lib/domain/account'

interface AccountCardProps {
  account: Account
  /** It stands below a patient's details; their second factor is theirs to choose. */
  ofPatient?: boolean
}

/** Password, second factor, passkeys and devices of the signed-in person; its dialogs are loaded when first opened. */
export function AccountCard({ account, ofPatient = false }: AccountCardProps) {
  const t = useTranslations('account')
  return (
    <SettingGroup {...(ofPatient && { id: 'account', title: t('title') })}>
      <SettingRow
        icon={Mail}
        title={t('email')}
        state={<AsIs>{account.email}</AsIs>}
        action={
          <DialogButton
            variant="row"
            dialog={(close) => <ChangeEmailDialog email={account.email} onClose={close} />}
          >
            <RowAction>{t('changeEmail')}</RowAction>
          </DialogButton>
        }
      />
      <SettingRow
        icon={KeyRound}
        title={t('password')}
        action={
          <DialogButton
            variant="row"
            dialog={(close) => <ChangePasswordDialog strict={account.strictPasswords} onClose={close} />}
          >
            <RowAction>{t('changePassword')}</RowAction>
          </DialogButton>
        }
      />
      <TwoFactor initial={account.twoFactorEnabled} off={ofPatient ? 'secondary' : 'warning'} />
      <SettingRow
        icon={Fingerprint}
        title={t('passkeys')}
        note={t('passkeysText')}
        action={
          <DialogButton variant="row" dialog={(close) => <PasskeysDialog onClose={close} />}>
            <RowAction>{t('passkeysOpen')}</RowAction>
          </DialogButton>
        }
      />
      <SettingRow
        icon={MonitorSmartphone}
        title={t('devices')}
        action={
          <DialogButton variant="row" dialog={(close) => <DevicesDialog onClose={close} />}>
            <RowAction>{t('devicesOpen')}</RowAction>
          </DialogButton>
        }
      />
    </SettingGroup>
  )
}

function TwoFactor({ initial, off }: { initial: boolean; off: 'secondary' | 'warning' }) {
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
        note={t(enabled ? 'twoFactorOnText' : 'twoFactorOffText')}
        badge={
          <Badge variant={enabled ? 'success' : off}>{t(enabled ? 'twoFactorOn' : 'twoFactorOff')}</Badge>
        }
        action={
          <Button variant="row" onClick={() => setOpen(enabled ? 'disable' : 'enable')}>
            <RowAction>{t(enabled ? 'disable' : 'enable')}</RowAction>
          </Button>
        }
      />
      {open === 'enable' && <EnableTwoFactor onEnabled={() => setEnabled(true)} onClose={close} />}
      {open === 'disable' && <DisableTwoFactorDialog onDisabled={() => setEnabled(false)} onClose={close} />}
    </>
  )
}
