'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { keyScopes } from '#contract/access'
import { type ApiKeyDraft, apiKeyDraft, type NewApiKey } from '#contract/api-keys'
import { addDays } from '#contract/zone'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { SelectField } from '@/components/shared/form/select-field'
import { TextField } from '@/components/shared/form/text-field'
import { useProof } from '@/components/shared/proof/use-proof'
import { CopyButton } from '@/components/shared/text/copy-button'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { write } from '@/lib/browser/request'
import type { AnswerOfCall } from '@/lib/endpoints/browser-call'
import { useRead } from '@/lib/swr/use-call'
import { KeyList } from './key-list'
import { ShownOnce } from './shown-once'

interface KeysDialogProps {
  /** `yyyy-MM-dd` at the clinic. */
  today: string
  onClose: () => void
}

/** The keys there are, one more, one less. */
export const KeysDialog = withFullMessages(Keys)

const lifetimes = [30, 90, 180, 365]
const allowances = {
  read: ['fhir.read'],
  export: ['fhir.read', 'fhir.export'],
  all: keyScopes,
} as const satisfies Record<ApiKeyDraft['may'], unknown>

function Keys({ today, onClose }: KeysDialogProps) {
  const t = useTranslations('apiKeys')
  const { data: keys, error, mutate } = useRead('api-keys.list', {}, { revalidateOnFocus: true })
  const [made, setMade] = useState<AnswerOfCall<'api-keys.create'> | null>(null)
  const { run, pending, sentence } = useAct(({ code }) => ({
    key: code === 'conflict' ? 'apiKeys.full' : 'apiKeys.failed',
  }))
  const { proven, question } = useProof()
  const form = useForm<ApiKeyDraft>({
    resolver: zodResolver(apiKeyDraft),
    defaultValues: { name: '', days: 90, may: 'read' },
  })

  async function make({ name, days, may }: ApiKeyDraft) {
    const wanted = { name, scopes: [...allowances[may]], expires: addDays(today, days) }
    const key = await proven((proof) => write('api-keys.create', { body: { ...wanted, ...proof } }))
    if (!key) return
    void mutate()
    setMade(key)
    form.reset()
  }

  async function revoke(id: string) {
    await write('api-keys.revoke', { params: { id } })
    await mutate()
  }

  if (made) return <NewKey made={made} onClose={() => setMade(null)} />
  if (question) return question
  return (
    <NoticeDialog title={t('title')} text={t('text')} onClose={onClose}>
      <KeyList
        keys={keys}
        failed={Boolean(error && !keys)}
        pending={pending}
        onRevoke={(id) => void run(() => revoke(id))}
      />
      <SentenceAlert of={sentence} />
      <Form {...form}>
        <form
          noValidate
          onSubmit={form.handleSubmit((draft) => run(() => make(draft)))}
          className="grid gap-4"
        >
          <TextField control={form.control} name="name" label={t('name')} help={t('nameHelp')} required />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              control={form.control}
              name="may"
              label={t('may')}
              options={[
                ['read', t('scopes.fhir.read')],
                ['export', t('scopes.fhir.export')],
                ['all', t('all')],
              ]}
            />
            <SelectField
              control={form.control}
              name="days"
              label={t('lifetime')}
              numeric
              options={lifetimes.map((days) => [days, t('days', { count: days })])}
            />
          </div>
          <Button type="submit" disabled={pending} className="md:justify-self-end">
            {t('create')}
          </Button>
        </form>
      </Form>
    </NoticeDialog>
  )
}

/** A key for another program, this once. */
function NewKey({
  made: { name, key },
  onClose,
}: {
  made: Pick<NewApiKey, 'name' | 'key'>
  onClose: () => void
}) {
  const t = useTranslations('apiKeys')
  return (
    <ShownOnce
      title={t('newTitle', { name })}
      text={t('newText')}
      closeLabel={t('done')}
      onClose={onClose}
      quietClose
      actions={<CopyButton text={key} variant="primary" />}
    >
      <code translate="no" className="rounded-md bg-muted px-3 py-2 font-mono text-sm break-all select-all">
        {key}
      </code>
    </ShownOnce>
  )
}
