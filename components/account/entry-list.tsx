import { useLocale } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { DataState } from '@/components/shared/state/data-state'
import { KeptWords } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { ownZone } from '@/lib/browser/device/own-zone'
import { formatDateTime } from '@/lib/format/dates'

export interface ListState {
  failed: boolean
  pending: boolean
}

interface Entry {
  id: string
  name: ReactNode
  /** Place and time, in words that `KeptWords` keeps. */
  facts: readonly string[]
  /** Accessible name of its button; without one the entry cannot be ended. */
  endLabel?: string | undefined
}

interface EntryListProps extends ListState {
  /** Undefined while they load. */
  entries: readonly Entry[] | undefined
  texts: { loading: string; loadFailed: string; none?: string; end: string }
  onEnd: (id: string) => void
}

/** Entries of one's account that can be ended one by one. */
export function EntryList({ entries, failed, pending, texts, onEnd }: EntryListProps) {
  return (
    <DataState
      loading={!entries && !failed}
      loadingText={texts.loading}
      skeleton={<Skeleton className="h-14" />}
      error={failed ? texts.loadFailed : null}
      empty={entries?.length === 0}
      emptyState={<p className="text-sm text-muted-foreground">{texts.none}</p>}
    >
      <ul className="divide-y rounded-lg border">
        {entries?.map(({ id, name, facts, endLabel }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
            <div className="min-w-0 basis-56 grow text-sm">
              <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">{name}</p>
              <p className="text-muted-foreground wrap-anywhere">
                {facts.map((fact, index) => (
                  <Fragment key={fact}>
                    {index > 0 && ' · '}
                    <span className="inline-block">
                      <KeptWords>{fact}</KeptWords>
                    </span>
                  </Fragment>
                ))}
              </p>
            </div>
            {endLabel && (
              <Button
                variant="secondary"
                size="sm"
                disabled={pending}
                aria-label={endLabel}
                onClick={() => onEnd(id)}
              >
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </DataState>
  )
}

/** Says an instant on the reader's own clock. */
export function useWhen() {
  const locale = useLocale()
  const here = ownZone()
  return (instant: string) => formatDateTime(instant, here, locale)
}
