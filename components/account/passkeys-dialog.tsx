'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { type Passkey, passkeyNameInput } from '#contract/passkeys'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { TextField } from '@/components/shared/form/text-field'
import { useProof } from '@/components/shared/proof/use-proof'
import { keptWord } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import { RequestError } from '@/lib/browser/request'
import { Refused } from '@/lib/domain/sentence'
import { EntryList, type ListState, useWhen } from './entry-list'
import { usePasskeys } from './use-passkeys'

/** The passkeys there are, one more, one less. */
export const PasskeysDialog = withFullMessages(Passkeys)

function Passkeys({ onClose }: { onClose: () => void }) {
  const t = useTranslations('passkeys')
  const { passkeys, failed, ask, make, remove } = usePasskeys()
  const { run, pending, sentence } = useAct(({ code }) => ({
    key: code === 'conflict' ? 'passkeys.full' : 'passkeys.failed',
  }))
  const { proven, question } = useProof()
  const form = useForm({ resolver: zodResolver(passkeyNameInput), defaultValues: { name: deviceName() } })

  async function add(name: string) {
    const request = await proven(ask)
    if (!request) return
    await make(request, name).catch(ofDevice)
    form.reset()
    toast.success(t('addedToast'))
  }

  const removeOne = (id: string) =>
    run(async () => {
      if (await proven((proof) => remove(id, proof))) toast.success(t('removedToast'))
    })

  if (question) return question
  return (
    <NoticeDialog title={t('title')} text={t('text')} onClose={onClose}>
      <PasskeyList passkeys={passkeys} failed={failed} pending={pending} onRemove={removeOne} />
      <SentenceAlert of={sentence} />
      <Form {...form}>
        <form
          noValidate
          onSubmit={form.handleSubmit(({ name }) => run(() => add(name)))}
          className="grid gap-4"
        >
          <TextField control={form.control} name="name" label={t('name')} help={t('nameHelp')} required />
          <Button type="submit" disabled={pending} className="md:justify-self-end">
            {t('add')}
          </Button>
        </form>
      </Form>
    </NoticeDialog>
  )
}

/** The device that probably keeps the passkey; its name can be changed. Android says Linux as well, an iPad says Mac. */
function deviceName(): string {
  const name = navigator.userAgent.match(/iPhone|iPad|Android|Windows|Mac|Linux(?!.*Android)/)?.[0] ?? ''
  return name === 'Mac' && navigator.maxTouchPoints > 1 ? 'iPad' : name
}

/** The device words its own refusals. */
function ofDevice(error: unknown): never {
  if (error instanceof RequestError) throw error
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') throw new Refused({ key: 'passkeys.present' })
  throw new Refused({ key: name === 'NotAllowedError' ? 'passkeys.closed' : 'passkeys.failed' })
}

interface PasskeyListProps extends ListState {
  /** Undefined while they load. */
  passkeys: readonly Passkey[] | undefined
  onRemove: (id: string) => void
}

/** Name, age and last use of each passkey. */
function PasskeyList({ passkeys, onRemove, ...state }: PasskeyListProps) {
  const t = useTranslations('passkeys')
  const when = useWhen()
  return (
    <EntryList
      {...state}
      texts={{ loading: t('loading'), loadFailed: t('loadFailed'), none: t('none'), end: t('remove') }}
      entries={passkeys?.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        facts: [
          t('added', { date: keptWord(when(createdAt)) }),
          lastUsedAt ? t('used', { date: keptWord(when(lastUsedAt)) }) : t('unused'),
        ],
        endLabel: t('removeOf', { name }),
      }))}
      onEnd={onRemove}
    />
  )
}
