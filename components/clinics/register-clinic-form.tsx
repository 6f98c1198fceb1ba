'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { type ClinicRegistration, NewClinicFields, noClinicYet } from '@/components/clinics/new-clinic-fields'
import { useClinicRegistration } from '@/components/clinics/use-clinic-registration'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { useFormDraft } from '@/lib/browser/use-form-draft'

const resolver = lazyResolver(() =>
  import('#contract/clinics').then((contract) => contract.registerClinicForm),
)

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
    defaultValues: noClinicYet,
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
            <NewClinicFields control={control} />
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
