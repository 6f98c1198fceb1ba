'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFieldArray, useForm } from 'react-hook-form'
import { type MessagingSettings, messagingSettings, mostReplies } from '#contract/messaging'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { CountField } from '@/components/shared/form/count-field'
import { LongTextField } from '@/components/shared/form/long-text-field'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useRead, useWrite } from '@/lib/swr/use-call'

interface MessagingDialogProps {
  clinicId: string
  onClose: () => void
}

const usualHours = [4, 8, 24, 48, 72, 120]
const longestReply = 2000

export function MessagingDialog(props: MessagingDialogProps) {
  const { data } = useRead('threads.getMessaging', { params: { id: props.clinicId } })
  if (!data) return null
  return (
    <FullMessages>
      <Fields {...props} settings={data} />
    </FullMessages>
  )
}

function Fields({ clinicId, onClose, settings }: MessagingDialogProps & { settings: MessagingSettings }) {
  const t = useTranslations('threads.settings')
  const { mutate } = useRead('threads.getMessaging', { params: { id: clinicId } })
  const form = useForm<MessagingSettings>({
    resolver: zodResolver(messagingSettings),
    mode: 'onTouched',
    defaultValues: settings,
  })
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'replies' })
  const { trigger } = useWrite('threads.updateMessaging', { params: { id: clinicId } })
  const save = async (input: MessagingSettings) => {
    await mutate(await trigger(input), { revalidate: false })
    toast.success(t('saved'))
    onClose()
  }
  const saving = useFormSave(form, save)
  return (
    <SavedFormDialog form={form} saving={saving} title={t('title')} submitLabel={t('save')} onClose={onClose}>
      <CountField
        control={control}
        name="answerHours"
        label={t('answerHours')}
        counts={usualHours}
        present={settings.answerHours}
        say={(count) => t('hours', { count })}
      />
      <p className="text-sm text-muted-foreground">{t('help')}</p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-3 rounded-lg border p-3">
          <legend className="px-1 text-sm font-medium">{t('reply', { number: index + 1 })}</legend>
          <TextField control={control} name={`replies.${index}.title`} label={t('replyTitle')} required />
          <LongTextField
            control={control}
            name={`replies.${index}.textEs`}
            label={t('textEs')}
            max={longestReply}
            required
          />
          <LongTextField
            control={control}
            name={`replies.${index}.textEn`}
            label={t('textEn')}
            max={longestReply}
            required
          />
          <Button variant="ghost" className="-ms-3 justify-self-start" onClick={() => remove(index)}>
            <Trash2 aria-hidden="true" />
            {t('remove', { number: index + 1 })}
          </Button>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={fields.length >= mostReplies}
        onClick={() => append({ title: '', textEn: '', textEs: '' })}
      >
        <Plus aria-hidden="true" />
        {t('add')}
      </Button>
    </SavedFormDialog>
  )
}
