import { useTranslations } from 'next-intl'
import { type RefObject, useId } from 'react'
import type { ThreadSubject } from '#contract/thread-choices'
import { Fault } from './fault'

interface TopicChoiceProps {
  subjects: readonly ThreadSubject[]
  value: ThreadSubject | undefined
  fault: string | false
  /** The first of them, for the focus. */
  first: RefObject<HTMLInputElement | null>
  focused: boolean
  onChoose: (subject: ThreadSubject) => void
}

/** What a new message is about: one of a few. */
export function TopicChoice({ subjects, value, fault, first, focused, onChoose }: TopicChoiceProps) {
  const t = useTranslations('threads')
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={Boolean(fault)}
      aria-describedby={fault ? `${id}-fault` : undefined}
      className="grid gap-1.5"
    >
      <p id={`${id}-label`} className="text-sm font-medium">
        {t('subject')}
        <span aria-hidden="true" className="ms-0.5 text-destructive">
          *
        </span>
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,100%),1fr))] gap-2">
        {subjects.map((subject, index) => (
          <label
            key={subject}
            className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md border px-3 text-sm hover:border-border-strong has-checked:border-primary has-checked:bg-primary-soft pointer-coarse:min-h-11"
          >
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={id}
              value={subject}
              // biome-ignore lint/a11y/noAutofocus: follows the choice of a patient, which had the focus and is gone
              autoFocus={focused && index === 0}
              checked={subject === value}
              onChange={() => onChoose(subject)}
              className="radio"
            />
            {t(`subjects.${subject}`)}
          </label>
        ))}
      </div>
      {fault && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </div>
  )
}
