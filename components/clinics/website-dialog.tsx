'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { type EmbedOriginsForm, embedOriginsForm } from '#contract/clinic-page'
import { sentences } from '#contract/sentences'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { FormRow } from '@/components/shared/form/form-row'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import type { Clinic } from '@/lib/domain/clinic'
import { useWrite } from '@/lib/swr/use-call'
import { WebsiteLines } from './website-lines'

interface WebsiteDialogProps {
  clinic: Clinic
  slug: string
  onClose: () => void
  onSaved: (clinic: Clinic) => void
}

/** Which websites may show the booking, and what to copy into them. */
export function WebsiteDialog({ clinic, slug, onClose, onSaved }: WebsiteDialogProps) {
  const t = useTranslations('clinicWebsite')
  const form = useForm<EmbedOriginsForm, unknown, { embedOrigins: string[] }>({
    resolver: zodResolver(embedOriginsForm),
    defaultValues: { embedOrigins: (clinic.embedOrigins ?? []).join('\n') },
  })
  const { trigger } = useWrite('clinics.update', { params: { id: clinic.id } })
  const { name, city, district, postalCode, version } = clinic
  const saving = useFormSave(
    form,
    async ({ embedOrigins }) => {
      onSaved(await trigger({ name, city, district, postalCode, version, embedOrigins }))
      toast.success(t('saved'))
    },
    ({ code }) => (code === 'stale' ? { key: 'clinics.stale' } : sentences.failed),
  )
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('open')}
      description={t('dialogText')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <FormRow control={form.control} name="embedOrigins" label={t('origins')} help={t('originsHelp')}>
        {(field) => (
          <Textarea {...field} rows={2} spellCheck={false} autoCapitalize="none" className="font-mono" />
        )}
      </FormRow>
      <WebsiteLines slug={slug} />
    </SavedFormDialog>
  )
}
