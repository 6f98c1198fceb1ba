import Form from 'next/form'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { quietSubmit } from '@/components/shared/form/quiet-submit'
import { TypedSearch } from '@/components/shared/form/typed-search'
import { TypedSearchField } from '@/components/shared/form/typed-search-field'
import { Button, buttonVariants } from '@/components/ui/button'
import { queryOf } from '@/lib/domain/cursor-trail'
import type { ThreadPlace } from '@/lib/domain/thread-place'
import { routes } from '@/lib/routes'

interface ThreadFiltersProps {
  place: ThreadPlace
  isStaff: boolean
  /** A conversation is open: the search leads away from it, so it waits for Enter. */
  isOpen: boolean
  /** Few conversations need no more than the search. */
  hasStates: boolean
  /** How many need a reply; null where that is not known. */
  waiting: number | null
}

/** Narrows the conversations; what is looked for is in the address. */
export function ThreadFilters({ place, isStaff, isOpen, hasStates, waiting }: ThreadFiltersProps) {
  const t = useTranslations('threads')
  const label = t(isStaff ? 'searchStaff' : 'search')
  const fields = (
    <>
      <TypedSearchField
        defaultValue={place.q}
        aria-label={label}
        placeholder={label}
        className="min-w-0 grow"
      />
      {place.state && <input type="hidden" name="state" value={place.state} />}
      <Button type="submit" variant="secondary" className={quietSubmit}>
        {t('find')}
      </Button>
    </>
  )
  return (
    <div className="grid grid-cols-1 gap-2">
      {isOpen ? (
        <search>
          <Form action={routes.messages} prefetch={false} className="flex gap-2">
            {fields}
          </Form>
        </search>
      ) : (
        <TypedSearch action={routes.messages} className="flex gap-2">
          {fields}
        </TypedSearch>
      )}
      {hasStates && <States place={place} isStaff={isStaff} waiting={waiting} />}
    </div>
  )
}

const staffStates = ['', 'waiting', 'mine', 'closed'] as const
const patientStates = ['', 'open', 'closed'] as const
const texts = {
  '': 'all',
  waiting: 'waiting',
  mine: 'mine',
  open: 'open',
  closed: 'closedMany',
} as const
const staffTexts = { ...texts, closed: 'doneMany' } as const

function States({ place, isStaff, waiting }: Pick<ThreadFiltersProps, 'place' | 'isStaff' | 'waiting'>) {
  const t = useTranslations('threads')
  return (
    <nav aria-label={t('state')} className="flex flex-wrap gap-0.5">
      {(isStaff ? staffStates : patientStates).map((state) => {
        const isChosen = state === place.state
        return (
          <Link
            key={state}
            href={routes.messages + queryOf({ q: place.q, state })}
            scroll={false}
            prefetch={false}
            aria-current={isChosen ? 'true' : undefined}
            className={buttonVariants({
              variant: 'ghost',
              size: 'sm',
              className: `min-w-14 rounded-full px-2 ${isChosen ? 'bg-primary-soft text-primary-strong' : 'text-muted-foreground'}`,
            })}
          >
            {t(isStaff && !(state || place.q) ? 'open' : (isStaff ? staffTexts : texts)[state])}
            {state === 'waiting' && waiting !== null && waiting > 0 && (
              <span className="tabular-nums">{waiting}</span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
