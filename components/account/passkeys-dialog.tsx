'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { passkeyNameInput } from '#contract/passkeys'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { TextField } from '@/components/shared/form/text-field'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { later } from '@/components/ui/later'
import { toast } from '@/components/ui/toast'
import { RequestError } from '@/lib/browser/request'
import { type Proof, usePasskeys } from '@/lib/swr/passkeys'
import { PasskeyList } from './passkey-list'

const ConfirmPasswordDialog = later(() =>
  import('./confirm-password-dialog').then((module) => module.ConfirmPasswordDialog),
)

/** The passkeys there are, one more, one less. */
export function PasskeysDialog(props: { onClose: () => void }) {
  return (
    <FullMessages>
      <Passkeys {...props} />
    </FullMessages>
  )
}

/** What needs a proof, and then goes on without one. */
type Act = (proof: Proof) => Promise<() => Promise<void>>

function Passkeys({ onClose }: { onClose: () => void }) {
  const t = useTranslations('passkeys')
  const { passkeys, failed, ask, make, remove } = usePasskeys()
  const [fault, setFault] = useState<FaultKey | null>(null)
  const [pending, setPending] = useState(false)
  const [waiting, setWaiting] = useState<{ act: Act } | null>(null)
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

  const start = (act: Act) =>
    attempt(async () => {
      try {
        await (await act({}))()
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'password_needed') throw error
        setWaiting({ act })
      }
    })

  async function goOn(act: Act, proof: Proof) {
    const rest = await act(proof)
    setWaiting(null)
    await attempt(rest)
  }

  const add = form.handleSubmit(({ name }) =>
    start(async (proof) => {
      const request = await ask(proof)
      return async () => {
        await make(request, name)
        form.reset()
        toast.success(t('addedToast'))
      }
    }),
  )

  const removeOne = (id: string) =>
    start(async (proof) => {
      await remove(id, proof)
      return async () => void toast.success(t('removedToast'))
    })

  if (waiting) {
    return (
      <ConfirmPasswordDialog send={(proof) => goOn(waiting.act, proof)} onClose={() => setWaiting(null)} />
    )
  }
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
