'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { deathInput } from '#contract/deaths'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { DateField } from '@/components/shared/form/date-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { toast } from '@/components/ui/toast'
import { useWrite } from '@/lib/swr/use-call'

interface RecordDeathDialogProps {
  patient: { id: string; name: string; surname: string }
  today: string
  onClose: () => void
}

/** Asks for the day, after saying what ends with it. */
export const RecordDeathDialog = withFullMessages(RecordDeath)

function RecordDeath({ patient, today, onClose }: RecordDeathDialogProps) {
  const t = useTranslations('deaths')
  const router = useRouter()
  const form = useForm({ resolver: zodResolver(deathInput), defaultValues: { on: '' } })
  const { trigger } = useWrite('deaths.record', { params: { id: patient.id } })
  const saving = useFormSave(form, async (input) => {
    await trigger(input)
    toast.success(t('saved'))
    onClose()
    router.refresh()
  })
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('dialogTitle', { name: `${patient.name} ${patient.surname}` })}
      description={t('dialogText')}
      submitLabel={t('record')}
      onClose={onClose}
    >
      <DateField control={form.control} name="on" label={t('on')} max={today} required />
    </SavedFormDialog>
  )
}
