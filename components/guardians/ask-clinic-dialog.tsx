'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { guardianRelations } from '#contract/choices'
import { careRequest, type GuardianRelation } from '#contract/guardians'
import { sentences } from '#contract/sentences'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { TypedDayField } from '@/components/shared/form/typed-day-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { useAttemptKey } from '@/lib/browser/attempt-key'
import type { Partner } from '@/lib/domain/thread'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'
import { ChildFields } from './child-fields'

interface AskClinicDialogProps {
  clinics: readonly Partner[]
  onClose: () => void
}

/** Asks a clinic to let the reader act for somebody: it sends the message that its desk needs. */
export const AskClinicDialog = withFullMessages(AskClinic)

function AskClinic({ clinics, onClose }: AskClinicDialogProps) {
  const t = useTranslations('guardians')
  const locale = useLocale()
  const router = useRouter()
  const form = useForm({
    resolver: zodResolver(careRequest),
    mode: 'onTouched',
    defaultValues: {
      name: '',
      surname: '',
      birthdate: '',
      relation: '' as GuardianRelation,
      clinicId: clinics[0]?.id ?? '',
    },
  })
  const { trigger } = useWrite('threads.start')
  const { keyOf, refused } = useAttemptKey()
  async function send({ clinicId, name, surname, birthdate, relation }: z.infer<typeof careRequest>) {
    const text = t('askMessage', {
      name: `${name} ${surname}`,
      birthdate: formatPlainDay(birthdate, locale),
      relation: t(`relations.${relation}`),
    })
    const thread = await trigger({
      idempotencyKey: keyOf(`${clinicId} ${text}`),
      body: { clinicId, subject: 'administration', text },
    })
    router.push(routes.thread(thread.id))
  }
  const saving = useFormSave(form, send, ({ status }) => {
    refused(status)
    return sentences.failed
  })
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('askTitle')}
      description={t('askNext')}
      submitLabel={t('askClinic')}
      onClose={onClose}
    >
      <ChildFields
        clinics={clinics}
        birthdate={<TypedDayField control={form.control} name="birthdate" label={t('birthdate')} required />}
        relations={['', ...guardianRelations]}
      />
    </SavedFormDialog>
  )
}
