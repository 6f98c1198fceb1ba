'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { addDays } from '#contract/zone'
import { useTypedSearch } from '@/lib/browser/use-typed-search'
import { withQuery } from '@/lib/routes'
import { cn } from '@/lib/utils'

interface TypedSearchProps {
  /** The address of the list, without a query. */
  action: string
  className?: string
  /** The longest period of the fields `from` and `to`, and the sentence for one that is none. */
  period?: { days: number; fault: string }
  /** The fields; what they hold stands in the address. */
  children: ReactNode
}

/**
 * A plain GET form without scripts; with them the list follows the typing and the choices. While it is on its way the
 * form has `data-pending`. A link to the same page makes the fields anew, as the address has them.
 */
export function TypedSearch({ action, className, period, children }: TypedSearchProps) {
  const [isFaulty, setFaulty] = useState(false)
  const shown = useRef<HTMLFormElement>(null)
  const { pending, turn, now, soon } = useTypedSearch((form) => {
    const isWrong = isNoPeriod(form)
    setFaulty(isWrong)
    if (isWrong) return null
    const given = [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    )
    return withQuery(action, Object.fromEntries(given))
  })

  // An answer and a link change the fields without an event.
  useEffect(() => {
    if (isFaulty && shown.current) setFaulty(isNoPeriod(new FormData(shown.current)))
  })

  function isNoPeriod(form: FormData): boolean {
    const [from, to] = [String(form.get('from')), String(form.get('to'))] as const
    return period !== undefined && (to < from || to >= addDays(from, period.days))
  }

  function follow({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement) soon(currentTarget, target)
    else now(currentTarget)
  }

  return (
    <search>
      <form
        key={turn}
        ref={shown}
        action={action}
        data-pending={pending || undefined}
        className={cn('group/search', className)}
        onChange={follow}
        onSubmit={(event) => {
          event.preventDefault()
          now(event.currentTarget)
        }}
      >
        {children}
      </form>
      {period && (
        <p role="status" className="text-sm text-destructive-strong xl:absolute">
          {isFaulty && period.fault}
        </p>
      )}
    </search>
  )
}
