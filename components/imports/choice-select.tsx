'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import {
  choicesOf,
  type DoubleVerdict,
  type ImportChoice,
  type ImportKind,
  importChoices,
} from '#contract/import-fields'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { NativeSelect } from '@/components/ui/native-select'
import { useWrite } from '@/lib/swr/use-call'

interface ChoiceSelectProps {
  file: { id: string; kind: ImportKind }
  verdict: DoubleVerdict
  label: string
  /** Absent: for all that have the verdict. */
  line?: number
  chosen?: ImportChoice
  /** The line has the DNI of somebody with another name or birthdate. */
  sameDni?: boolean
}

/** Chooses what to do with a double, or with all of a kind. */
export function ChoiceSelect({ file, verdict, label, line, chosen, sameDni }: ChoiceSelectProps) {
  const { id, kind } = file
  const t = useTranslations('imports')
  const router = useRouter()
  const { trigger } = useWrite('imports.choose', { params: { id } })
  const { run, pending } = useToastAct()
  const [reading, startReading] = useTransition()

  async function choose(value: string) {
    const choice = importChoices.find((each) => each === value)
    if (!choice) return
    const send = () => trigger({ verdict, choice, ...(line !== undefined && { line }) })
    if (await run(send, undefined, choice)) startReading(() => router.refresh())
  }

  return (
    <NativeSelect
      aria-label={label}
      wrapperClassName="w-full max-w-64"
      defaultValue={chosen ?? ''}
      aria-busy={pending || reading}
      onChange={({ target }) => choose(target.value)}
    >
      {!chosen && <option value="">{label}</option>}
      {offered(verdict, sameDni).map((each) => (
        <option key={each} value={each}>
          {verdict === 'similar' && each === 'link'
            ? t('choices.same')
            : sameDni && each === 'skip'
              ? t('choices.other')
              : t(`choices.${each}`, { kind })}
        </option>
      ))}
    </NativeSelect>
  )
}

/** Nobody is registered with the DNI of somebody else; with another DNI nobody is the same for certain. */
function offered(verdict: DoubleVerdict, sameDni: boolean | undefined): readonly ImportChoice[] {
  if (verdict === 'known' || sameDni === undefined) return choicesOf[verdict]
  return choicesOf[verdict].filter((each) => each !== (sameDni ? 'create' : 'link'))
}
