'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type ClinicRegistration, NewClinicFields, noClinicYet } from '@/components/clinics/new-clinic-fields'
import { useClinicRegistration } from '@/components/clinics/use-clinic-registration'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { FormFoot } from '@/components/shared/form/form-foot'
import { FormNote } from '@/components/shared/form/form-note'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
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
  /** The screen that Cancel opens; an owner without a clinic has no other screen. */
  leave?: string | undefined
}

/** Registers a clinic, then leads to its payment. A failed payment keeps the clinic and can be tried again. */
export function RegisterClinicForm({ plans, offered, leave }: RegisterClinicFormProps) {
  const t = useTranslations('clinics')
  const tPlans = useTranslations('plans')
  const tWays = useTranslations('registrationWays')
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
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Card>
          <CardHeader>
            <CardTitle>{t('information')}</CardTitle>
            <CardDescription>{tWays('starred')}</CardDescription>
          </CardHeader>
          <fieldset disabled={created} className="grid gap-5">
            <NewClinicFields control={control} />
          </fieldset>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>
              {t('chooseYourPlan')}
              <span aria-hidden="true" className="ms-0.5 text-destructive">
                *
              </span>
            </CardTitle>
          </CardHeader>
          {plans}
        </Card>
        <div className="grid gap-6 max-lg:contents xl:col-start-2">
          <div className="grid gap-4 empty:hidden">
            <SentenceAlert of={notCreated} title={t('registerFailed')} />
            <SentenceAlert of={notPaid} title={tPlans('paymentFailed')} />
          </div>
          <FormFoot
            leave={leave}
            docked={chosen !== undefined}
            note={
              <FormNote>
                {chosen &&
                  t('thenPaid', {
                    plan: chosen.name,
                    price: chosen.price === 0 ? 'free' : 'paid',
                    sum: euros(chosen.price ?? 0, locale),
                  })}
              </FormNote>
            }
          >
            <SubmitButton pending={pending}>{created ? t('payAgain') : t('register')}</SubmitButton>
          </FormFoot>
        </div>
      </form>
    </Form>
  )
}
