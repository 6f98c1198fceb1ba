'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { FileDrop } from '@/components/shared/form/file-drop'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Facts } from '@/components/shared/text/facts'
import { Alert } from '@/components/ui/alert'
import type { RecordVerdict, SoundRecord } from '@/lib/domain/record-file'
import { formatDateTime } from '@/lib/format/dates'

const told = {
  Condition: 'conditions',
  MedicationStatement: 'treatments',
  AllergyIntolerance: 'allergies',
  Appointment: 'visits',
  Communication: 'messages',
  DocumentReference: 'files',
} as const

/** Downloads are named by their day. */
const exampleName = 'record-2026-05-04.html'

/** Chooses the file of a record and says whether it is as it was made; no byte of it leaves the browser. */
export function OpenRecord() {
  const t = useTranslations('record')
  const { state, check } = useRecordCheck()
  return (
    <div className="grid gap-4">
      <FileDrop
        button={t('choose')}
        icon="file"
        accept=".html,text/html"
        hint={
          <>
            <span className="max-sm:hidden">{t('dropHere')}</span>
            <span className="mt-2 text-muted-foreground">
              <KeptWords>{t('example', { name: keptWord(exampleName) })}</KeptWords>
            </span>
          </>
        }
        onChange={({ target }) => check(target.files?.[0])}
      />
      {state?.kind === 'checking' && <p role="status">{t('checking')}</p>}
      {state?.kind === 'sound' && <Sound record={state} />}
      {(state?.kind === 'changed' || state?.kind === 'foreign' || state?.kind === 'unread') && (
        <Alert variant="error" title={t(state.kind)}>
          {t(`${state.kind}Text`)}
        </Alert>
      )}
    </div>
  )
}

function Sound({ record }: { record: SoundRecord }) {
  const t = useTranslations('record')
  const locale = useLocale()
  const { person, madeAt, counts } = record
  const facts = [
    { label: t('person'), value: person, asIs: true },
    { label: t('made'), value: formatDateTime(madeAt, 'Europe/Madrid', locale), asIs: true },
    ...Object.entries(told).map(([type, word]) => ({ label: t(word), value: counts[type] ?? 0 })),
  ]
  return (
    <>
      <Alert variant="success" title={t('sound')}>
        {t('soundText')}
      </Alert>
      <Facts facts={facts} />
    </>
  )
}

type State = RecordVerdict | { kind: 'checking' } | { kind: 'unread' } | null

/** Checks the file that was chosen last; what that takes is loaded with the first. */
function useRecordCheck() {
  const [state, setState] = useState<State>(null)
  const chosen = useRef<File>(null)

  async function check(file: File | undefined) {
    if (!file) return
    chosen.current = file
    setState({ kind: 'checking' })
    const verdict = await import('@/lib/domain/record-file')
      .then(({ judgeRecord }) => judgeRecord(file))
      .catch(() => ({ kind: 'unread' }) as const)
    if (chosen.current === file) setState(verdict)
  }

  return { state, check }
}
