'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sentences } from '#contract/sentences'
import { wishForm } from '#contract/waitlist'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { ClockField } from '@/components/shared/form/clock-field'
import { DateField } from '@/components/shared/form/date-field'
import { FormRow } from '@/components/shared/form/form-row'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { WeekdayPicker } from '@/components/shared/form/weekday-picker'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Form } from '@/components/ui/form'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { toast } from '@/components/ui/toast'
import { write } from '@/lib/browser/request'
import type { WishTarget } from '@/lib/domain/wish'

export const WishDialog = withFullMessages(Ask)

function Ask({ target }: { target: WishTarget }) {
  const t = useTranslations('waitlist')
  const router = useRouter()
  const [open, setOpen] = useState(true)
  const [anyDoctor, setAnyDoctor] = useState(false)
  const { doctorId, doctorName, specialty, until, appointmentId, ...place } = target
  const form = useForm({
    resolver: zodResolver(wishForm),
    mode: 'onTouched',
    defaultValues: { weekdays: [] as number[], from: '08:00', to: '20:00', since: '', until },
  })
  const { control } = form
  const { submit, refusal } = useFormSave(
    form,
    async (wish) => {
      const who = anyDoctor && specialty ? { specialty } : { doctorId }
      const body = { ...place, ...wish, ...who, ...(appointmentId && { appointmentId }) }
      await write('waitlist.join', { body })
      setOpen(false)
      toast.success(t('joined'))
      router.refresh()
    },
    ({ status }) => (status === 409 ? { key: 'waitlist.joinedAlready' } : sentences.failed),
  )
  return (
    <Form {...form}>
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title={t(appointmentId ? 'askEarlier' : 'askFree')}
        description={t('askText')}
        submitLabel={t('join')}
        pending={form.formState.isSubmitting}
        error={refusal}
        onSubmit={submit}
      >
        <div className="grid gap-1.5">
          <Label htmlFor="wish-doctor">{t('doctor')}</Label>
          <NativeSelect
            id="wish-doctor"
            value={anyDoctor ? 'any' : 'one'}
            onChange={({ target: { value } }) => setAnyDoctor(value === 'any')}
          >
            <option translate="no" value="one">
              {doctorName}
            </option>
            {specialty && <option value="any">{t('anyDoctor')}</option>}
          </NativeSelect>
        </div>
        <FormRow control={control} name="weekdays" label={t('weekdays')} help={t('weekdaysHelp')}>
          {({ value, ref: _ref, ...field }) => (
            // The name says which of the form's values this is; its type is that of any of them.
            <WeekdayPicker {...field} value={value as number[]} label={t('weekdays')} />
          )}
        </FormRow>
        <div className="grid gap-4 sm:grid-cols-2">
          <ClockField control={control} name="from" label={t('from')} required />
          <ClockField control={control} name="to" label={t('to')} required />
          <DateField control={control} name="since" label={t('since')} help={t('sinceHelp')} />
          <DateField control={control} name="until" label={t('until')} required />
        </div>
      </FormDialog>
    </Form>
  )
}
