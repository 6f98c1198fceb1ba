'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useForm, useFormState } from 'react-hook-form'
import { type ChannelForm, type ChannelSettings, orderedChannels, textChannels } from '#contract/channels'
import { asTyped, type TypedChannels, typedChannels } from '#contract/typed-channels'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { SelectField } from '@/components/shared/form/select-field'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { useSentence } from '@/components/ui/use-sentence'
import { useWrite } from '@/lib/swr/use-call'

interface ChannelsDialogProps {
  clinicId: string
  settings: ChannelSettings
  onSaved: (settings: ChannelSettings) => void
  onClose: () => void
}

export function ChannelsDialog({ clinicId, settings, onSaved, onClose }: ChannelsDialogProps) {
  const t = useTranslations('channels')
  const form = useForm<TypedChannels, unknown, ChannelForm>({
    resolver: zodResolver(typedChannels),
    mode: 'onTouched',
    defaultValues: asTyped(settings, useLocale()),
  })
  const { control } = form
  const say = useSentence()
  // A fault of the order as a whole stands at none of its places.
  const { order } = useFormState({ control }).errors
  const orderFault = order?.root?.message ?? order?.message
  const { trigger } = useWrite('channels.update', { params: { id: clinicId } })
  const save = async (input: ChannelForm) => onSaved(await trigger(input))
  const saving = useFormSave(form, save)
  const names = orderedChannels.map((each) => [each, t(`names.${each}`)] as const)
  return (
    <SavedFormDialog form={form} saving={saving} title={t('title')} submitLabel={t('save')} onClose={onClose}>
      <fieldset className="grid gap-4 sm:grid-cols-3">
        <legend className="mb-2 text-sm text-muted-foreground">{t('orderHelp')}</legend>
        <SelectField control={control} name="order.0" label={t('position.first')} options={names} />
        <SelectField
          control={control}
          name="order.1"
          label={t('position.second')}
          options={[['', t('nothing')], ...names]}
        />
        <SelectField
          control={control}
          name="order.2"
          label={t('position.third')}
          options={[['', t('nothing')], ...names]}
        />
        {orderFault && (
          <p role="alert" className="text-sm text-destructive-strong sm:col-span-3">
            {say(orderFault)}
          </p>
        )}
      </fieldset>
      {textChannels.map((channel) => (
        <fieldset key={channel} className="grid items-start gap-4 border-t pt-4 sm:grid-cols-2">
          <legend className="sr-only">{t(`names.${channel}`)}</legend>
          <TextField
            control={control}
            name={`senders.${channel}`}
            label={t('senderOf', { channel: t(`names.${channel}`) })}
            help={t(`senderHelp.${channel}`)}
            autoComplete="off"
          />
          <TextField
            control={control}
            name={`priceCents.${channel}`}
            inputMode="decimal"
            label={t('priceOf', { channel })}
            help={t('priceHelp')}
          />
        </fieldset>
      ))}
      <div className="border-t pt-4">
        <TextField
          control={control}
          name="monthlyCapCents"
          inputMode="decimal"
          label={t('cap')}
          help={t('capHelp')}
        />
      </div>
    </SavedFormDialog>
  )
}
