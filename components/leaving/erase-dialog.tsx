'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { sentences } from '#contract/sentences'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { useProof } from '@/components/shared/proof/use-proof'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { toast } from '@/components/ui/toast'
import { useSentence } from '@/components/ui/use-sentence'
import type { PatientRow } from '@/lib/domain/patient'
import { routes } from '@/lib/routes'
import { useErasePatient } from '@/lib/swr/leaving'

interface EraseDialogProps {
  patient: PatientRow
  onClose: () => void
}

/** Says what goes and what stays; whoever goes on types the DNI. */
export function EraseDialog(props: EraseDialogProps) {
  return (
    <FullMessages>
      <Question {...props} />
    </FullMessages>
  )
}

function Question({ patient, onClose }: EraseDialogProps) {
  const t = useTranslations('leaving')
  const say = useSentence()
  const router = useRouter()
  const id = useId()
  const { trigger, isMutating } = useErasePatient(patient.id)
  const { proven, question } = useProof()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function erase() {
    setError(null)
    try {
      if (!(await proven(trigger))) return
      toast.success(t('erased'))
      onClose()
      router.replace(routes.erasures)
      router.refresh()
    } catch {
      setError(say(sentences.failed))
    }
  }

  if (question) return question
  return (
    <FormDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('eraseWho', { name: `${patient.name} ${patient.surname}` })}
      description={t('eraseQuestion')}
      submitLabel={t('erase')}
      pending={isMutating}
      submitDisabled={typed.trim().toUpperCase() !== patient.dni.toUpperCase()}
      error={error}
      onSubmit={(event) => {
        event.preventDefault()
        erase()
      }}
    >
      <div className="grid gap-1.5">
        <Label htmlFor={id} required className="justify-self-start">
          {t('typeDni', { dni: patient.dni })}
        </Label>
        <Input id={id} autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </div>
    </FormDialog>
  )
}
