'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { updateClinicInput } from '#contract/clinics'
import { showFieldErrors } from '@/components/shared/form-errors'
import { lazyResolver } from '@/components/shared/lazy-resolver'
import { SelectField } from '@/components/shared/select-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { TextField } from '@/components/shared/text-field'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { useSentence } from '@/components/ui/use-sentence'
import { clinicTimeZones, slotLengths } from '@/lib/content/clinic-settings'
import type { Clinic } from '@/lib/domain/clinic'
import { useUpdateClinic } from '@/lib/swr/clinics'
import { RequestError } from '@/lib/swr/request'
import { useFormDraft } from '@/lib/swr/use-form-draft'

type Input = z.input<typeof updateClinicInput>
type Output = z.output<typeof updateClinicInput>

const resolver = lazyResolver(() =>
  import('#contract/clinics').then((contract) => contract.updateClinicInput),
)

interface ClinicFormProps {
  clinic: Clinic
  onSaved: (clinic: Clinic) => void
  onCancel: () => void
}

export function ClinicForm({ clinic, onSaved, onCancel }: ClinicFormProps) {
  const t = useTranslations('clinics')
  const say = useSentence()
  const router = useRouter()
  const [failure, setFailure] = useState<'stale' | 'failed' | null>(null)
  const { name, city, district, postalCode, timeZone, slotMinutes } = clinic
  const form = useForm<Input, unknown, Output>({
    resolver,
    mode: 'onTouched',
    defaultValues: { name, city, district, postalCode, timeZone, slotMinutes, version: clinic.version },
  })
  useFormDraft('edit-clinic', form)
  const { trigger, isMutating } = useUpdateClinic(clinic.id)
  const { control } = form

  async function save(input: Output) {
    setFailure(null)
    try {
      onSaved(await trigger(input))
      router.refresh()
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      if (error.code === 'stale') setFailure('stale')
      else if (!showFieldErrors(form, error.envelope.errors)) setFailure('failed')
    }
  }

  return (
    <Form {...form}>
      <form noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={form.handleSubmit(save)}>
        <TextField control={control} name="name" label={t('name')} required />
        <TextField control={control} name="city" label={t('city')} required />
        <TextField control={control} name="district" label={t('district')} required />
        <TextField control={control} name="postalCode" label={t('postalCode')} required />
        <SelectField
          control={control}
          name="timeZone"
          label={t('timeZone')}
          options={[...new Set([...clinicTimeZones, timeZone])].map((zone) => [
            zone,
            zone.replaceAll('_', ' '),
          ])}
        />
        <SelectField
          control={control}
          name="slotMinutes"
          label={t('slotMinutes')}
          numeric
          options={[...new Set([...slotLengths, slotMinutes])].map((count) => [
            count,
            t('minutes', { count }),
          ])}
        />
        {failure && (
          <Alert variant="error" className="sm:col-span-2">
            {failure === 'stale' ? t('stale') : say('An error occurred. Please try again later.')}
          </Alert>
        )}
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <SubmitButton pending={isMutating}>{t('save')}</SubmitButton>
          <Button variant="secondary" disabled={isMutating} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Form>
  )
}
