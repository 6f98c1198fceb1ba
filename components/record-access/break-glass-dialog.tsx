'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { breakGlassInput, emergencyMinutes, maxEmergencyReason } from '#contract/record-access'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { LongTextField } from '@/components/shared/form/long-text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { useWrite } from '@/lib/swr/use-call'

/** Says what opening a record in an emergency means, and asks why. */
export function BreakGlassDialog({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const t = useTranslations('access')
  const form = useForm({ resolver: zodResolver(breakGlassInput), defaultValues: { reason: '' } })
  const { trigger, isMutating } = useWrite('record-access.breakGlass', { params: { id: patientId } })
  const saving = useFormSave(
    form,
    async (input) => {
      await trigger(input)
      // The page itself was refused: only a new one shows what is open now.
      window.location.reload()
    },
    ({ status }) => ({ key: status === 404 ? 'access.nobodyHere' : 'access.notOpened' }),
  )
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('breakGlassTitle')}
      description={t('breakGlassText', { minutes: emergencyMinutes })}
      submitLabel={t('breakGlassConfirm')}
      pending={isMutating || (form.formState.isSubmitSuccessful && !saving.refusal)}
      onClose={onClose}
    >
      <LongTextField
        control={form.control}
        name="reason"
        label={t('reason')}
        help={t('reasonHelp')}
        max={maxEmergencyReason}
        required
      />
    </SavedFormDialog>
  )
}
