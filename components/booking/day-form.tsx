'use client'

import type { FormEvent, ReactNode } from 'react'

interface DayFormProps {
  /** An appointment that is being moved. */
  move: string | null
  onDay: (day: string) => void
  className?: string
  children: ReactNode
}

/** Around buttons named `day`: they set the day in the URL, also without scripts. */
export function DayForm({ move, onDay, className, children }: DayFormProps) {
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent // what a form's submit event always is
    if (submitter instanceof HTMLButtonElement) onDay(submitter.value)
  }
  return (
    <form className={className} onSubmit={choose}>
      {move && <input type="hidden" name="move" value={move} />}
      {children}
    </form>
  )
}
