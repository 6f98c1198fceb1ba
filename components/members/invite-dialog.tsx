'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { invitedRoles, inviteMemberForm } from '#contract/members'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { SelectField } from '@/components/shared/form/select-field'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { useProof } from '@/components/shared/proof/use-proof'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { write } from '@/lib/browser/request'
import { memberRefusal } from '@/lib/domain/member'
import { RoleFields } from './role-fields'

interface InviteDialogProps {
  onClose: () => void
  onDone: (said: string) => void
}

/** Somebody is invited by mail to what they will do. */
export const InviteDialog = withFullMessages(InviteForm)

type Output = z.output<typeof inviteMemberForm>

function InviteForm({ onClose, onDone }: InviteDialogProps) {
  const t = useTranslations('team')
  const locale = useLocale()
  const { proven, question } = useProof()
  const form = useForm<z.input<typeof inviteMemberForm>, unknown, Output>({
    resolver: zodResolver(inviteMemberForm),
    mode: 'onTouched',
    defaultValues: {
      name: '',
      surname: '',
      email: '',
      roles: ['receptionist'],
      specialty: '',
      language: locale === 'en' ? 'en' : 'es',
    },
  })
  const { control } = form
  const save = async (body: Output) => {
    const sent = await proven((proof) => write('members.invite', { body: { ...body, ...proof } }))
    if (sent) onDone(t('invited', { email: body.email }))
  }
  const saving = useFormSave(form, save, memberRefusal)
  if (question) return question
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('inviteTitle')}
      description={t('inviteText')}
      submitLabel={t('sendInvitation')}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField control={control} name="name" label={t('name')} required autoComplete="off" />
        <TextField control={control} name="surname" label={t('surname')} required autoComplete="off" />
      </div>
      <TextField control={control} name="email" type="email" label={t('email')} required autoComplete="off" />
      <RoleFields roles={invitedRoles} />
      <SelectField
        control={control}
        name="language"
        label={t('language')}
        help={t('languageHelp')}
        options={[
          ['es', t('spanish')],
          ['en', t('english')],
        ]}
      />
    </SavedFormDialog>
  )
}
