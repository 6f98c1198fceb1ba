'use client'

import { useLocale } from 'next-intl'
import { withItem } from '@/components/shared/form/checkbox-group'
import { weekdayNames } from '@/lib/format/dates'

interface WeekdayPickerProps {
  /** Monday is 1. */
  value: readonly number[]
  onChange: (days: number[]) => void
  onBlur?: () => void
  label: string
  id?: string
  name?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

/** The days of a week, each to be chosen or not. */
export function WeekdayPicker({ value, onChange, onBlur, label, id, name, ...aria }: WeekdayPickerProps) {
  const locale = useLocale()
  const [short, long] = [weekdayNames(locale, 'short'), weekdayNames(locale, 'long')]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the target of the form's label
    <div id={id} role="group" aria-label={label} className="grid grid-cols-7 gap-1" onBlur={onBlur}>
      {short.map((text, index) => (
        <label
          key={text}
          className="relative grid min-h-10 place-items-center pointer-coarse:min-h-11 forced-colors:has-checked:outline-2 rounded-md border text-xs font-medium transition-colors hover:border-border-strong has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring sm:text-sm"
        >
          <input
            type="checkbox"
            name={name}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
            aria-label={long[index] ?? text}
            checked={value.includes(index + 1)}
            onChange={({ target }) => onChange(withItem(value, index + 1, target.checked).toSorted())}
            aria-describedby={aria['aria-describedby']}
            aria-invalid={aria['aria-invalid']}
          />
          <span aria-hidden="true" className="capitalize">
            {text}
          </span>
        </label>
      ))}
    </div>
  )
}
