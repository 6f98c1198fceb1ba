'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { documentNumber } from '#contract/document-kinds'
import { foldText } from '#contract/fold-text'
import { useAct } from '@/components/shared/act/use-act'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { useProof } from '@/components/shared/proof/use-proof'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { toast } from '@/components/ui/toast'
import type { PatientRow } from '@/lib/domain/patient'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'

interface EraseDialogProps {
  patient: PatientRow
  onClose: () => void
}

/** Says what goes and what stays; whoever goes on types the document’s number, or the name of who has none. */
export const EraseDialog = withFullMessages(Question)

function Question({ patient, onClose }: EraseDialogProps) {
  const t = useTranslations('leaving')
  const router = useRouter()
  const id = useId()
  const { trigger } = useWrite('erasures.create', { params: { id: patient.id } })
  const { proven, question } = useProof()
  const [typed, setTyped] = useState('')
  const { run, pending, sentence } = useAct()

  const name = `${patient.name} ${patient.surname}`
  const { kind } = patient.document
  const isTyped = (text: string) =>
    kind === 'none'
      ? foldText(text) === foldText(name)
      : documentNumber(kind, text) === documentNumber(kind, patient.dni)

  async function erase() {
    if (!(await proven(trigger))) return
    toast.success(t('erased'))
    onClose()
    router.replace(routes.erasures)
    router.refresh()
  }

  if (question) return question
  return (
    <FormDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('eraseWho', { name })}
      description={t('eraseQuestion')}
      submitLabel={t('erase')}
      pending={pending}
      submitDisabled={!isTyped(typed)}
      error={sentence}
      onSubmit={(event) => {
        event.preventDefault()
        void run(erase)
      }}
    >
      <div className="grid gap-1.5">
        <Label htmlFor={id} required className="justify-self-start">
          {kind === 'none' ? t('typeName', { name }) : t('typeDni', { kind, dni: patient.dni })}
        </Label>
        <Input id={id} autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </div>
    </FormDialog>
  )
}
