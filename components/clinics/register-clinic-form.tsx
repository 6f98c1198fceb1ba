'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type ClinicRegistration, NewClinicFields, noClinicYet } from '@/components/clinics/new-clinic-fields'
import { useClinicRegistration } from '@/components/clinics/use-clinic-registration'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { useFormDraft } from '@/lib/browser/drafts/use-form-draft'
import type { Plan } from '@/lib/domain/plan'
import { euros } from '@/lib/format/money'

const resolver = lazyResolver(() =>
  import('#contract/clinics').then((contract) => contract.registerClinicForm),
)

interface RegisterClinicFormProps {
  /** The chooser of the field `plan`, which belongs to another part of the product. */
  plans: ReactNode
  /** The plans on offer; the clinic of a free one needs no payment. */
  offered: readonly Pick<Plan, 'id' | 'name' | 'price'>[]
}

/** Registers a clinic, then leads to its payment. A failed payment keeps the clinic and can be tried again. */
export function RegisterClinicForm({ plans, offered }: RegisterClinicFormProps) {
  const t = useTranslations('clinics')
  const tPlans = useTranslations('plans')
  const locale = useLocale()
  const form = useForm<ClinicRegistration>({
    resolver,
    defaultValues: noClinicYet,
  })
  const forget = useFormDraft('register-clinic', form)
  const freePlans = offered.filter(({ price }) => price === 0).map(({ id }) => id)
  const { register, created, pending, notCreated, notPaid } = useClinicRegistration(form, freePlans, forget)
  const submit = form.handleSubmit(register)
  const { control } = form
  const wanted = useWatch({ control, name: 'plan' })
  const chosen = offered.find(({ id }) => id === wanted)
  return (
    <Form {...form}>
      <form noValidate onSubmit={submit} className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <CardHeader>
            <CardTitle>{t('information')}</CardTitle>
          </CardHeader>
          <fieldset disabled={created} className="grid gap-5">
            <NewClinicFields control={control} />
          </fieldset>
        </Card>
        <div className="grid grid-cols-1 gap-4">
          <Card>
            <CardHeader>
              <CardTitle>{t('chooseYourPlan')}</CardTitle>
            </CardHeader>
            {plans}
          </Card>
          <SentenceAlert of={notCreated} title={t('registerFailed')} />
          <SentenceAlert of={notPaid} title={tPlans('paymentFailed')} />
        </div>
        <div className="sticky bottom-0 z-10 col-span-full -mx-4 flex flex-wrap items-center justify-end gap-x-6 gap-y-3 border-t bg-background px-4 py-3 sm:mx-0 sm:px-0">
          {chosen && chosen.price !== null && (
            <p data-tabular>
              {chosen.name}: <strong>{euros(chosen.price, locale)}</strong> {tPlans('perMonth')}
            </p>
          )}
          <SubmitButton pending={pending} className="max-sm:w-full">
            {created ? t('payAgain') : t('register')}
          </SubmitButton>
        </div>
      </form>
    </Form>
  )
}
