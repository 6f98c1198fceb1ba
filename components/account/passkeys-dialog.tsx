'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { passkeyNameInput } from '#contract/passkeys'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { TextField } from '@/components/shared/form/text-field'
import { useProof } from '@/components/shared/proof/use-proof'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import { RequestError } from '@/lib/browser/request'
import { usePasskeys } from '@/lib/swr/passkeys'
import { PasskeyList } from './passkey-list'

/** The passkeys there are, one more, one less. */
export function PasskeysDialog(props: { onClose: () => void }) {
  return (
    <FullMessages>
      <Passkeys {...props} />
    </FullMessages>
  )
}

function Passkeys({ onClose }: { onClose: () => void }) {
  const t = useTranslations('passkeys')
  const { passkeys, failed, ask, make, remove } = usePasskeys()
  const [fault, setFault] = useState<FaultKey | null>(null)
  const [pending, setPending] = useState(false)
  const { proven, question } = useProof()
  const form = useForm({ resolver: zodResolver(passkeyNameInput), defaultValues: { name: '' } })

  async function attempt(work: () => Promise<void>) {
    setFault(null)
    setPending(true)
    try {
      await work()
    } catch (error) {
      setFault(faultOf(error))
    } finally {
      setPending(false)
    }
  }

  const add = form.handleSubmit(({ name }) =>
    attempt(async () => {
      const request = await proven(ask)
      if (!request) return
      await make(request, name)
      form.reset()
      toast.success(t('addedToast'))
    }),
  )

  const removeOne = (id: string) =>
    attempt(async () => {
      if (await proven((proof) => remove(id, proof))) toast.success(t('removedToast'))
    })

  if (question) return question
  return (
    <NoticeDialog title={t('title')} text={t('text')} onClose={onClose}>
      <PasskeyList passkeys={passkeys} failed={failed} pending={pending} onRemove={removeOne} />
      {fault && <Alert variant="error">{t(fault)}</Alert>}
      <Form {...form}>
        <form noValidate onSubmit={add} className="grid gap-4">
          <TextField control={form.control} name="name" label={t('name')} help={t('nameHelp')} required />
          <Button type="submit" disabled={pending} className="justify-self-end">
            {t('add')}
          </Button>
        </form>
      </Form>
    </NoticeDialog>
  )
}

type FaultKey = 'failed' | 'full' | 'present' | 'closed'

function faultOf(error: unknown): FaultKey {
  if (error instanceof RequestError) return error.code === 'conflict' ? 'full' : 'failed'
  if (error instanceof Error && error.name === 'InvalidStateError') return 'present'
  return error instanceof Error && error.name === 'NotAllowedError' ? 'closed' : 'failed'
}
