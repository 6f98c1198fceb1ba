'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { changeMemberForm, memberRoles } from '#contract/members'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { useProof } from '@/components/shared/proof/use-proof'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Alert } from '@/components/ui/alert'
import { affectedBy } from '@/lib/browser/affected-visits'
import { RequestError, write } from '@/lib/browser/request'
import { memberRefusal, type TeamMember } from '@/lib/domain/member'
import { RoleFields } from './role-fields'

interface MemberDialogProps {
  member: TeamMember
  onClose: () => void
  onDone: (said: string) => void
}

type Output = z.output<typeof changeMemberForm>

/** Changes a member's telephone and roles at the clinic. */
export const MemberDialog = withFullMessages(MemberForm)

function MemberForm({ member, onClose, onDone }: MemberDialogProps) {
  const t = useTranslations('team')
  const { proven, question } = useProof()
  const [affected, setAffected] = useState(0)
  const name = `${member.name} ${member.surname}`
  const form = useForm<z.input<typeof changeMemberForm>, unknown, Output>({
    resolver: zodResolver(changeMemberForm),
    defaultValues: { roles: member.roles, specialty: member.specialty ?? '', phone: member.phone ?? '' },
  })
  const { dirtyFields } = form.formState
  const save = async ({ roles, specialty, phone }: Output) => {
    const named = roles.includes('doctor') ? { specialty } : {}
    // An untouched field is not sent: a change by somebody else, or a value this page was never told, stays.
    const changed = dirtyFields.phone ? { phone } : {}
    const query = affected > 0 ? { force: 'true' as const } : {}
    try {
      const done = await proven((proof) =>
        write('members.change', {
          params: { id: member.id },
          query,
          body: { roles, ...changed, ...named, ...proof },
        }),
      )
      if (done) onDone(t('saved', { name }))
    } catch (error) {
      const waiting = error instanceof RequestError ? affectedBy(error) : []
      if (waiting.length === 0) throw error
      setAffected(waiting.length)
    }
  }
  const saving = useFormSave(form, save, memberRefusal)
  if (question) return question
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('editTitle', { name })}
      submitLabel={affected > 0 ? t('changeAnd') : t('save')}
      onClose={onClose}
    >
      <RoleFields roles={memberRoles} />
      <TextField control={form.control} name="phone" type="tel" label={t('phone')} autoComplete="off" />
      {affected > 0 && <Alert variant="warning">{t('changeAffected', { count: affected })}</Alert>}
    </SavedFormDialog>
  )
}
