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
import { sentences } from '#contract/sentences'
import { NativeSelect } from '@/components/ui/native-select'
import { toast } from '@/components/ui/toast'
import { useSentence } from '@/components/ui/use-sentence'
import { useChooseInImport } from '@/lib/swr/imports'

interface ChoiceSelectProps {
  file: { id: string; kind: ImportKind }
  verdict: DoubleVerdict
  label: string
  /** Absent: for all that have the verdict. */
  line?: number
  chosen?: ImportChoice
}

/** What becomes of a double, or of all of a kind. */
export function ChoiceSelect({ file: { id, kind }, verdict, label, line, chosen }: ChoiceSelectProps) {
  const t = useTranslations('imports')
  const say = useSentence()
  const router = useRouter()
  const { trigger } = useChooseInImport(id)
  const [pending, startTransition] = useTransition()

  function choose(value: string) {
    const choice = importChoices.find((each) => each === value)
    if (!choice) return
    startTransition(async () => {
      try {
        await trigger({ verdict, choice, ...(line !== undefined && { line }) })
      } catch {
        toast.error(say(sentences.failed))
      }
      router.refresh()
    })
  }

  return (
    <NativeSelect
      aria-label={label}
      wrapperClassName="w-full max-w-64"
      defaultValue={chosen ?? ''}
      aria-busy={pending}
      onChange={({ target }) => choose(target.value)}
    >
      {!chosen && <option value="">{label}</option>}
      {choicesOf[verdict].map((each) => (
        <option key={each} value={each}>
          {t(`choices.${each}`, { kind })}
        </option>
      ))}
    </NativeSelect>
  )
}
