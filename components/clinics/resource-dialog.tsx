'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { resourceKinds, updateResourceInput } from '#contract/resources'
import { sentences } from '#contract/sentences'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { SelectField } from '@/components/shared/form/select-field'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { write } from '@/lib/browser/request'
import type { Resource } from '@/lib/domain/resource'

interface ResourceDialogProps {
  /** Null makes a new one. */
  resource: Resource | null
  /** Those that the clinic has. */
  others: readonly Resource[]
  onSaved: (resource: Resource) => void
  onClose: () => void
}

export function ResourceDialog({ resource, others, onSaved, onClose }: ResourceDialogProps) {
  const t = useTranslations('clinics')
  // Two of one name could not be told apart where a type of appointment chooses among them.
  const isNew = (name: string) =>
    others.every((each) => each.id === resource?.id || each.name.toLowerCase() !== name.toLowerCase())
  const form = useForm({
    resolver: zodResolver(
      updateResourceInput.refine(({ name }) => isNew(name), { path: ['name'], error: 'This name is taken' }),
    ),
    mode: 'onTouched',
    defaultValues: { name: resource?.name ?? '', kind: resource?.kind ?? ('room' as const) },
  })
  const { control } = form
  const save = async (body: Pick<Resource, 'name' | 'kind'>) =>
    onSaved(
      resource
        ? await write('resources.update', { params: { id: resource.id }, body })
        : await write('resources.create', { body }),
    )
  const saving = useFormSave(form, save, ({ status }) => {
    if (status === 404) return { key: 'clinics.resourceGone' }
    return status === 409 ? { key: 'clinics.tooManyResources' } : sentences.failed
  })
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t(resource ? 'editResource' : 'addResource')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={t('resourceName')} required autoComplete="off" />
      <SelectField
        control={control}
        name="kind"
        label={t('resourceKind')}
        options={resourceKinds.map((each) => [each, t(`resourceKinds.${each}`)])}
      />
    </SavedFormDialog>
  )
}
