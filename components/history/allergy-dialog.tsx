'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { allergyInput } from '#contract/histories'
import { FormDialog } from '@/components/shared/form-dialog'
import { showFieldErrors } from '@/components/shared/form-errors'
import { TextField } from '@/components/shared/text-field'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import type { History } from '@/lib/domain/history'
import { addAllergy, useHistoryWrite } from '@/lib/swr/histories'
import { RequestError } from '@/lib/swr/request'
import type { DialogOf } from './history-dialog'
import { useKeptForm } from './use-history-dialog'

type AllergyDialogProps = { history: History; dialog: DialogOf<'allergy'>; onClose: () => void }

/** Section 2 titles this dialog 'Upload Analytic' too; its description says what it is for. */
export function AllergyDialog({ history, dialog, onClose }: AllergyDialogProps) {
  const t = useTranslations('history')
  const write = useHistoryWrite(history)
  const [failed, setFailed] = useState(false)
  const form = useForm({
    resolver: zodResolver(allergyInput),
    defaultValues: { allergy: '', ...dialog.typed },
  })
  const close = useKeptForm(history.id, dialog, form, onClose)
  const submit = form.handleSubmit(async ({ allergy }) => {
    setFailed(false)
    try {
      await write.trigger(() => addAllergy(history.id, allergy))
      toast.success(t('saved'), { description: allergy })
      close()
    } catch (error) {
      const placed = error instanceof RequestError && showFieldErrors(form, error.envelope.errors)
      setFailed(!placed)
    }
  })
  return (
    <Form {...form}>
      <FormDialog
        open
        onOpenChange={close}
        title={t('allergyDialogTitle')}
        description={t('allergyDialogText')}
        submitLabel={t('save')}
        pending={write.isMutating}
        error={failed ? 'An error occurred. Please try again later.' : null}
        onSubmit={submit}
      >
        <TextField control={form.control} name="allergy" label={t('allergy')} required autoComplete="off" />
      </FormDialog>
    </Form>
  )
}
