'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { confirmTwoFactorInput } from '#contract/users'
import { AccountDialog } from '@/components/shared/proof/account-dialog'
import { CopyButton } from '@/components/shared/text/copy-button'
import { buttonVariants } from '@/components/ui/button'
import type { TwoFactorSetup } from '@/lib/domain/account'
import { twoFactorFault } from '@/lib/domain/sign-in-errors'
import { useWrite } from '@/lib/swr/use-call'
import { CodeField } from './code-field'

interface TwoFactorDialogProps {
  setup: TwoFactorSetup
  onConfirmed: (recoveryCodes: string[]) => void
  onClose: () => void
}

/** The QR image, the secret and the first code, which switches the second factor on. */
export function TwoFactorDialog({ setup, onConfirmed, onClose }: TwoFactorDialogProps) {
  const t = useTranslations('account')
  const { trigger } = useWrite('account.confirmTwoFactor', {})
  const form = useForm({ resolver: zodResolver(confirmTwoFactorInput), defaultValues: { totpToken: '' } })

  function clear() {
    form.reset()
    form.setFocus('totpToken')
  }

  return (
    <AccountDialog
      form={form}
      title={t('setupTitle')}
      submitLabel={t('setupSubmit')}
      readFirst
      send={async (input) => onConfirmed((await trigger(input)).recoveryCodes)}
      faultOf={(refusal) => {
        clear()
        return { form: twoFactorFault(refusal) }
      }}
      onClose={onClose}
    >
      <ol className="grid list-decimal gap-4 ps-5 text-sm marker:font-medium marker:text-muted-foreground">
        <li className="ps-1">{t('stepApp')}</li>
        <li className="ps-1">
          {/* A phone cannot scan what it shows itself; a narrow or enlarged window of a computer is no phone. */}
          <a
            href={setup.address}
            className={buttonVariants({ variant: 'secondary', className: 'pointer-fine:hidden' })}
          >
            {t('openApp')}
          </a>
          <span className="max-sm:pointer-coarse:hidden">{t('stepScan')}</span>
          {/* biome-ignore lint/performance/noImgElement: made for this person, never to be stored or resized */}
          <img
            src={setup.qrCodeUrl}
            alt={t('qrAlt')}
            width={176}
            height={176}
            className="mt-2 rounded-md border bg-white p-2 max-sm:pointer-coarse:hidden"
          />
        </li>
        <li className="ps-1">
          {t('stepSecret')}
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <code
              translate="no"
              className="rounded-sm bg-muted px-2 py-1.5 font-mono text-sm break-all select-all"
            >
              {setup.secret}
            </code>
            <CopyButton text={setup.secret} size="sm" />
          </div>
        </li>
        <li className="ps-1">
          <CodeField label={t('stepCode')} />
        </li>
      </ol>
    </AccountDialog>
  )
}
