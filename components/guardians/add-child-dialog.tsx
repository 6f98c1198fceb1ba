'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { documentOf } from '#contract/documents'
import { childForm } from '#contract/guardians'
import { sentences } from '#contract/sentences'
import { DocumentFields } from '@/components/people/document-fields'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { DateField } from '@/components/shared/form/date-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { toast } from '@/components/ui/toast'
import type { RequestError } from '@/lib/browser/request'
import type { ClinicName } from '@/lib/domain/clinic'
import type { Sentence } from '@/lib/domain/sentence'
import { useWrite } from '@/lib/swr/use-call'
import { ChildFields } from './child-fields'

interface AddChildDialogProps {
  /** Clinics that let a parent add a child. */
  clinics: readonly Pick<ClinicName, 'id' | 'name'>[]
  today: string
  onClose: () => void
}

function words({ status, envelope }: RequestError): Sentence {
  if (status === 403) return { key: 'guardians.noChildren' }
  return envelope.code === 'duplicate' ? sentences.patientTaken : sentences.failed
}

/** A parent adds a child at a clinic of theirs. */
export const AddChildDialog = withFullMessages(AddChild)

function AddChild({ clinics, today, onClose }: AddChildDialogProps) {
  const t = useTranslations('guardians')
  const router = useRouter()
  const form = useForm({
    resolver: zodResolver(childForm),
    mode: 'onTouched',
    defaultValues: {
      name: '',
      surname: '',
      birthdate: '',
      dni: '',
      documentKind: 'none' as const,
      documentCountry: '',
      clinicId: clinics[0]?.id ?? '',
      relation: 'mother' as const,
    },
  })
  const { trigger } = useWrite('guardians.addChild', {})
  const saving = useFormSave(
    form,
    async ({ dni, documentKind, documentCountry, ...child }) => {
      await trigger({ ...child, document: documentOf({ dni, documentKind, documentCountry }) })
      toast.success(t('childAdded', { name: child.name }))
      onClose()
      router.refresh()
    },
    words,
  )
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('addChild')}
      description={t('addChildText')}
      submitLabel={t('addChild')}
      onClose={onClose}
    >
      <ChildFields
        clinics={clinics}
        birthdate={
          <DateField control={form.control} name="birthdate" label={t('birthdate')} max={today} required />
        }
        relations={['mother', 'father', 'guardian']}
      >
        <div className="grid gap-4 sm:col-span-2">
          <DocumentFields />
        </div>
      </ChildFields>
    </SavedFormDialog>
  )
}
