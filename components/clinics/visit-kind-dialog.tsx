'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Trash2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useForm, useWatch } from 'react-hook-form'
import { kindColours, kindMinutes } from '#contract/choices'
import { type Bookable, excludedBy } from '#contract/excluded-times'
import { sentences } from '#contract/sentences'
import { updateVisitKindInput } from '#contract/visit-kinds'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { SelectField } from '@/components/shared/form/select-field'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { Button } from '@/components/ui/button'
import { useDialogDraft } from '@/lib/browser/drafts/use-dialog-draft'
import { write } from '@/lib/browser/request'
import type { Resource } from '@/lib/domain/resource'
import { kindName, type VisitKind } from '@/lib/domain/visit-kind'
import type { BodyOfCall } from '@/lib/endpoints/browser-call'
import { readVisitKinds } from '@/lib/swr/visit-kinds'
import { ExcludedAlert } from './excluded-alert'
import { kindDraft, type OpenedKind } from './opened-kind'
import { OnlineField, PlaceFields, PublicField, SpecialtiesField } from './visit-kind-fields'
import { VisitResourceFields } from './visit-resource-fields'
import { RuleFields, rulesOf } from './visit-rule-fields'

interface VisitKindDialogProps {
  opened: OpenedKind
  /** Null makes a new one. */
  kind: VisitKind | null
  /** The clinic's rooms and equipment. */
  resources: readonly Resource[]
  bookable: Bookable
  onSaved: (kind: VisitKind) => void
  /** Somebody else has changed it meanwhile: this is how it stands now. */
  onOvertaken: (kind: VisitKind) => void
  /** Asks whether it may be deleted. */
  onDelete: () => void
  onClose: () => void
}

const { shortest, longest, step } = kindMinutes
const lengths = Array.from({ length: (longest - shortest) / step + 1 }, (_, index) => shortest + index * step)

export function VisitKindDialog({
  opened,
  kind,
  resources,
  bookable,
  onSaved,
  onOvertaken,
  onDelete,
  onClose,
}: VisitKindDialogProps) {
  const t = useTranslations('clinics')
  const locale = useLocale()
  const form = useForm({
    resolver: zodResolver(updateVisitKindInput),
    mode: 'onTouched',
    defaultValues: {
      nameEn: kind?.nameEn ?? '',
      nameEs: kind?.nameEs ?? '',
      minutes: kind?.minutes ?? 30,
      specialties: kind?.specialties ?? [],
      online: kind?.online ?? true,
      colour: kind?.colour ?? kindColours[0],
      version: kind?.version,
      ...rulesOf(kind),
      ...opened.typed,
    },
  })
  useDialogDraft(kindDraft, { id: opened.id }, form)
  const { control } = form
  const rules = useWatch({ control })
  const excluded = excludedBy(
    { ...rules, minutes: rules.minutes ?? 0, specialties: rules.specialties ?? [] },
    bookable,
  )
  const save = async (body: BodyOfCall<'visit-kinds.update'>) =>
    onSaved(
      kind
        ? await write('visit-kinds.update', { params: { id: kind.id }, body })
        : await write('visit-kinds.create', { body }),
    )
  const saving = useFormSave(form, save, ({ code, status }) => {
    if (code === 'stale') void overtaken()
    if (code === 'stale') return { key: 'clinics.kindStale' }
    if (code === 'not_found') return { key: 'clinics.kindGone' }
    if (status === 409 && kind) return { key: 'clinics.kindSeatsTaken' }
    return status === 409 ? { key: 'clinics.tooManyKinds' } : sentences.failed
  })
  /** Somebody else was faster: to save once more is a choice. */
  async function overtaken() {
    const theirs = (await readVisitKinds()).find(({ id }) => id === kind?.id)
    if (!theirs) return
    form.setValue('version', theirs.version)
    onOvertaken(theirs)
  }
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t(kind ? 'editKind' : 'addKind')}
      submitLabel={t('save')}
      notice={<ExcludedAlert excluded={excluded} />}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField control={control} name="nameEn" label={t('kindNameEn')} required autoComplete="off" />
        <TextField control={control} name="nameEs" label={t('kindNameEs')} required autoComplete="off" />
        <SelectField
          control={control}
          name="minutes"
          label={t('slotMinutes')}
          numeric
          options={lengths.map((count) => [count, t('minutes', { count })])}
        />
        <SelectField
          control={control}
          name="colour"
          label={t('kindColour')}
          options={kindColours.map((each) => [each, t(`colours.${each}`)])}
          aside={(colour) => (
            <span
              aria-hidden="true"
              data-kind={colour}
              className="size-2.5 self-center rounded-full bg-(--kind) forced-colors:border"
            />
          )}
        />
      </div>
      <PlaceFields control={control} />
      <OnlineField control={control} />
      <PublicField control={control} />
      <RuleFields control={control} />
      <VisitResourceFields control={control} resources={resources} />
      <SpecialtiesField control={control} />
      {kind && (
        <Button
          variant="ghost"
          className="-ms-3 justify-self-start text-destructive-strong"
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
          {t('deleteKindOf', { name: kindName(kind, locale) })}
        </Button>
      )}
    </SavedFormDialog>
  )
}
