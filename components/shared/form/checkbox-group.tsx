'use client'

import { type Ref, useId } from 'react'
import { CheckboxRow } from '@/components/ui/checkbox'
import { useSentence } from '@/components/ui/use-sentence'

interface CheckboxGroupProps<Item> {
  legend: string
  options: readonly (readonly [item: Item, label: string])[]
  /** The ticked items, in the order in which they were ticked. */
  value: readonly Item[]
  onChange: (items: Item[]) => void
  onBlur?: () => void
  /** Gets the focus when something is wrong with the group. */
  firstRef?: Ref<HTMLInputElement>
  /** The message of what is wrong. */
  error?: string | undefined
}

/** Any number out of several. */
export function CheckboxGroup<Item extends string | number>(props: CheckboxGroupProps<Item>) {
  const { legend, options, value, onChange, onBlur, firstRef, error } = props
  const say = useSentence()
  const faultId = useId()
  return (
    <fieldset className="grid gap-x-4 gap-y-1 sm:grid-cols-2" aria-describedby={error ? faultId : undefined}>
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      {options.map(([item, label], index) => (
        <CheckboxRow
          key={item}
          ref={index === 0 ? firstRef : undefined}
          checked={value.includes(item)}
          onBlur={onBlur}
          onChange={({ target }) => onChange(withItem(value, item, target.checked))}
        >
          {label}
        </CheckboxRow>
      ))}
      {error && (
        <p id={faultId} role="alert" className="text-sm text-destructive-strong sm:col-span-2">
          {say(error)}
        </p>
      )}
    </fieldset>
  )
}

/** The list with the item or without it. */
export function withItem<Item>(items: readonly Item[], item: Item, isIn: boolean): Item[] {
  return isIn ? [...items, item] : items.filter((other) => other !== item)
}
