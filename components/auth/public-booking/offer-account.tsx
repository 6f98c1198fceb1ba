'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { checkForgotPassword } from '@/components/auth/checks'
import { LightField } from '@/components/auth/light-field'
import { useLightForm } from '@/components/auth/use-light-form'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Alert } from '@/components/ui/alert'
import { Input } from '@/components/ui/input'
import { call } from '@/lib/browser/request'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { publicBookingEndpoints } from '@/lib/endpoints/public-bookings'

/** Offers an account to whoever has booked; whoever was written to by text message names an address for it. */
export function OfferAccount({ token, hasAddress }: { token: string; hasAddress: boolean }) {
  const t = useTranslations('publicBooking')
  const [isSent, setIsSent] = useState(false)
  const form = useLightForm<'email'>({
    ...(!hasAddress && { check: checkForgotPassword }),
    say: signInFault,
    async send({ email }) {
      const body = { token, account: true as const, ...(!hasAddress && { email }) }
      await call(publicBookingEndpoints.confirm, { body })
      setIsSent(true)
    },
  })
  if (isSent) return <Alert variant="success">{t('accountSent')}</Alert>
  return (
    <form method="post" className="grid gap-3 border-t pt-4" {...form.form}>
      <p className="text-sm text-muted-foreground">{t('accountOffer')}</p>
      <SentenceAlert of={form.sentence} />
      {!hasAddress && (
        <LightField
          form={form}
          name="email"
          label={t('email')}
          required
          control={(field) => (
            <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...field} />
          )}
        />
      )}
      <SubmitButton variant="secondary" className="justify-self-start" pending={form.pending}>
        {t('account')}
      </SubmitButton>
    </form>
  )
}
