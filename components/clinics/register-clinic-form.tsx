'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { registerClinicForm } from '#contract/clinics'
import { TimeZoneField } from '@/components/clinics/time-zone-field'
import { useClinicRegistration } from '@/components/clinics/use-clinic-registration'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { TextField } from '@/components/shared/form/text-field'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { useFormDraft } from '@/lib/browser/use-form-draft'
import { clinicTimeZones } from '@/lib/content/clinic-settings'

const resolver = lazyResolver(() =>
  import('#contract/clinics').then((contract) => contract.registerClinicForm),
)

export type ClinicRegistration = z.output<typeof registerClinicForm>

interface RegisterClinicFormProps {
  /** The chooser of the field `plan`, which belongs to another part of the product. */
  plans: ReactNode
  /** Plans that cost nothing: their clinic needs no payment. */
  freePlans: readonly string[]
}

/** Registers a clinic, then leads to its payment. A failed payment keeps the clinic and can be tried again. */
export function RegisterClinicForm({ plans, freePlans }: RegisterClinicFormProps) {
  const t = useTranslations('clinics')
  const tPlans = useTranslations('plans')
  const form = useForm<ClinicRegistration>({
    resolver,
    defaultValues: {
      name: '',
      city: '',
      district: '',
      postalCode: '',
      plan: '',
      timeZone: clinicTimeZones[0],
    },
  })
  const forget = useFormDraft('register-clinic', form)
  const { register, created, pending, notCreated, notPaid } = useClinicRegistration(form, freePlans, forget)
  const submit = form.handleSubmit(register)
  const { control } = form
  return (
    <Form {...form}>
      <form noValidate onSubmit={submit} className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="text-base">
          <CardHeader>
            <CardTitle>{t('information')}</CardTitle>
          </CardHeader>
          <fieldset disabled={created} className="grid gap-5">
            <TextField control={control} name="name" label={t('name')} required autoComplete="organization" />
            <TextField
              control={control}
              name="city"
              label={t('city')}
              required
              autoComplete="address-level2"
            />
            <TextField control={control} name="district" label={t('district')} required autoComplete="off" />
            <TextField
              control={control}
              name="postalCode"
              label={t('postalCode')}
              required
              autoComplete="postal-code"
            />
            <TimeZoneField
              control={control}
              name="timeZone"
              help={t('timeZoneHelp')}
              present={clinicTimeZones[0]}
            />
          </fieldset>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>{t('chooseYourPlan')}</CardTitle>
          </CardHeader>
          {plans}
        </Card>
        <div className="grid gap-4 lg:col-span-2">
          <SentenceAlert of={notCreated} title={t('registerFailed')} />
          <SentenceAlert of={notPaid} title={tPlans('paymentFailed')} />
          <SubmitButton pending={pending} className="justify-self-end max-sm:w-full">
            {created ? t('payAgain') : t('register')}
          </SubmitButton>
        </div>
      </form>
    </Form>
  )
}
