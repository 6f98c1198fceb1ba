'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ClinicRegistration, NewClinicFields, noClinicYet } from '@/components/clinics/new-clinic-fields'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { FormFoot } from '@/components/shared/form/form-foot'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { WhatNext } from '@/components/shared/page/what-next'
import { EmptyState } from '@/components/shared/state/empty-state'
import { OutcomeCard } from '@/components/shared/state/outcome-card'
import { Button, buttonVariants } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Progress } from '@/components/ui/progress'
import { useFormDraft } from '@/lib/browser/drafts/use-form-draft'
import { moveTo } from '@/lib/browser/session/move-session'
import { clinicEndpoints } from '@/lib/endpoints/clinics'
import { routes } from '@/lib/routes'
import { useSend } from '@/lib/swr/use-write'

const resolver = lazyResolver(() =>
  import('#contract/clinics').then((contract) => contract.furtherClinicForm),
)

interface OpenClinicProps {
  /** The clinics that share the plan, and how many it allows; null without a limit. */
  used: number
  limit: number | null
}

/** Opens a further clinic under the plan that there is. The session stays where it is until its person chooses to go. */
export function OpenClinic({ used, limit }: OpenClinicProps) {
  const t = useTranslations('group')
  const router = useRouter()
  const [opened, setOpened] = useState<{ id: string; name: string } | null>(null)
  if (opened) return <Opened {...opened} />
  if (limit !== null && used >= limit) {
    return (
      <EmptyState
        icon="building"
        title={t('planAllows', { count: limit })}
        description={t('planFullText')}
        action={
          <Link href={routes.plans} className={buttonVariants()}>
            {t('seePlans')}
          </Link>
        }
      />
    )
  }
  return (
    <OpenForm
      used={used}
      limit={limit}
      onOpened={(clinic) => {
        setOpened(clinic)
        // The frame gains the switch between clinics.
        router.refresh()
      }}
    />
  )
}

interface OpenFormProps extends OpenClinicProps {
  onOpened: (clinic: { id: string; name: string }) => void
}

function OpenForm({ used, limit, onOpened }: OpenFormProps) {
  const t = useTranslations('group')
  const form = useForm<ClinicRegistration>({ resolver, defaultValues: noClinicYet })
  const forget = useFormDraft('open-clinic', form)
  const { trigger } = useSend(clinicEndpoints.create, {})
  const save = async ({ plan: _shared, ...facts }: ClinicRegistration) => {
    const { id } = await trigger(facts)
    forget()
    onOpened({ id, name: facts.name })
  }
  const { submit, refusal } = useFormSave(form, save, ({ status, message }) => {
    const [most] = /\d+/.exec(status === 403 ? message : '') ?? []
    return most ? { key: 'group.planAllows', values: { count: Number(most) } } : { key: 'group.failed' }
  })
  return (
    <Form {...form}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <form noValidate onSubmit={submit} className="card gap-5">
          <NewClinicFields control={form.control} />
          <SentenceAlert of={refusal} />
          <FormFoot leave={routes.clinicEdit} docked={false}>
            <SubmitButton pending={form.formState.isSubmitting}>{t('open')}</SubmitButton>
          </FormFoot>
        </form>
        <WhatNext
          title={t('next')}
          steps={(['first', 'second', 'third'] as const).map((step) => t(`nextSteps.${step}`))}
        >
          {limit !== null && (
            <div className="grid gap-1.5 border-t pt-3">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{t('clinics')}</span>
                <span className="tabular-nums">{t('numberOf', { value: used, limit })}</span>
              </p>
              <Progress value={(used / limit) * 100} label={t('clinics')} />
              <p className="text-muted-foreground">{t('left', { count: limit - used })}</p>
            </div>
          )}
        </WhatNext>
      </div>
    </Form>
  )
}

function Opened({ id, name }: { id: string; name: string }) {
  const t = useTranslations('group')
  const { run, pending, sentence } = useAct(() => ({ key: 'group.moveFailed' }))
  return (
    <OutcomeCard
      title={t('openedTitle')}
      subject={name}
      text={t('openedText')}
      action={
        <div className="grid gap-3">
          <SentenceAlert of={sentence} />
          <div className="flex flex-wrap gap-2">
            <Button disabled={pending} onClick={() => run(() => moveTo({ clinicId: id }, routes.clinicEdit))}>
              {t('goThere')}
            </Button>
            <Link href={routes.clinicEdit} className={buttonVariants({ variant: 'secondary' })}>
              {t('stayHere')}
            </Link>
          </div>
        </div>
      }
    />
  )
}
