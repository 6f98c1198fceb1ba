'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, useFieldArray, useForm } from 'react-hook-form'
import { type MessagingSettings, messagingSettings, mostReplies } from '#contract/messaging'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { CountField } from '@/components/shared/form/count-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useRead, useWrite } from '@/lib/swr/use-call'
import { ReplyFields } from './reply-fields'

interface MessagingDialogProps {
  clinicId: string
  onClose: () => void
}

const usualHours = [4, 8, 24, 48, 72, 120]

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
  const id = useId()
  const [opened, setOpened] = useState<number | null>(null)
  const { trigger } = useWrite('threads.updateMessaging', { params: { id: clinicId } })
  const save = async (input: MessagingSettings) => {
    await mutate(await trigger(input), { revalidate: false })
    toast.success(t('saved'))
    onClose()
  }
  /** The first reply with an error unfolds at once: the form then gives the focus to its field. */
  const unfold = ({ replies }: FieldErrors<MessagingSettings>) => {
    const faulty = fields.findIndex((_, index) => replies?.[index])
    if (faulty >= 0) flushSync(() => setOpened(faulty))
  }
  const saving = useFormSave(form, save, undefined, unfold)
  return (
    <SavedFormDialog form={form} saving={saving} title={t('title')} submitLabel={t('save')} onClose={onClose}>
      <section aria-labelledby={`${id}-time`} className="grid gap-3">
        <h3 id={`${id}-time`} className="font-semibold">
          {t('replyTime')}
        </h3>
        <CountField
          control={control}
          name="answerHours"
          label={t('answerHours')}
          counts={usualHours}
          present={settings.answerHours}
          say={(count) => t('hours', { count })}
        />
      </section>
      <section aria-labelledby={`${id}-replies`} className="grid gap-3">
        <h3 id={`${id}-replies`} className="font-semibold">
          {t('replies')}
        </h3>
        <p className="-mt-2 text-sm text-muted-foreground">{t('help')}</p>
        <ul className="divide-y rounded-lg border empty:hidden">
          {fields.map(({ id }, index) => (
            <ReplyFields
              key={id}
              form={form}
              index={index}
              isOpen={index === opened}
              onToggle={() => setOpened(index === opened ? null : index)}
              onRemove={() => {
                remove(index)
                setOpened(null)
              }}
            />
          ))}
        </ul>
        <Button
          variant="secondary"
          className="justify-self-start"
          disabled={fields.length >= mostReplies}
          onClick={() => {
            append({ title: '', textEn: '', textEs: '' })
            setOpened(fields.length)
          }}
        >
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      </section>
    </SavedFormDialog>
  )
}
