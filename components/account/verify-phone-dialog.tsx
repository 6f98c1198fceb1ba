'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { Input } from '@/components/ui/input'
import { InputOtp } from '@/components/ui/input-otp'
import { Label } from '@/components/ui/label'
import type { RequestError } from '@/lib/browser/request'
import type { Sentence } from '@/lib/domain/sentence'
import { useWrite } from '@/lib/swr/use-call'

interface VerifyPhoneDialogProps {
  phone: string
  onVerified: () => void
  onClose: () => void
}

/** Asks for the number, then for the code that came to it. */
export function VerifyPhoneDialog({ phone, onVerified, onClose }: VerifyPhoneDialogProps) {
  const t = useTranslations('channels.verify')
  const [number, setNumber] = useState(phone)
  const [isSent, setSent] = useState(false)
  const [code, setCode] = useState('')
  const send = useWrite('channels.sendPhoneCode', {})
  const verify = useWrite('channels.verifyPhone', {})
  const { run, pending, sentence } = useAct(reasonOf)

  async function sendCode() {
    await send.trigger({ phone: number })
    setSent(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isSent) return void run(sendCode)
    void run(async () => {
      await verify.trigger({ code })
      onVerified()
    })
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={isSent ? t('sentText', { phone: number }) : t('text')}
      submitLabel={t(isSent ? 'verify' : 'send')}
      pending={pending}
      error={sentence}
      onSubmit={submit}
    >
      {isSent ? (
        <div className="grid gap-1.5">
          <Label htmlFor="phone-code">{t('code')}</Label>
          <InputOtp
            id="phone-code"
            autoFocus
            value={code}
            onChange={setCode}
            pasteTransformer={(text) => text.replace(/\D/g, '')}
          />
        </div>
      ) : (
        <div className="grid gap-1.5">
          <Label htmlFor="phone-to-verify">{t('number')}</Label>
          <Input
            id="phone-to-verify"
            type="tel"
            autoComplete="tel"
            required
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
          <p className="text-sm text-muted-foreground">{t('numberHelp')}</p>
        </div>
      )}
    </FormDialog>
  )
}

function reasonOf({ status, envelope }: RequestError): Sentence {
  if (status === 409) return { key: 'channels.verify.noSms' }
  if (status === 429) return { key: 'channels.verify.tooMany' }
  if (status !== 400) return sentences.failed
  return { key: envelope.errors?.code ? 'channels.verify.wrongCode' : 'channels.verify.noMobile' }
}
