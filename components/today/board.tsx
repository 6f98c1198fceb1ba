'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { useLinksInside } from '@/lib/browser/open-screen'
import type { DeskUser } from '@/lib/domain/desk-user'
import { nextStart } from '@/lib/domain/next-start'
import { type BoardColumn, offeredSteps, stepsOf, type TodayVisit } from '@/lib/domain/today'
import { cn } from '@/lib/utils'
import css from './board.module.css'
import { BoardCard } from './board-card'
import { framed, type Group, groupsOf, isLong, present, shownFirst } from './board-groups'
import { NoFacts } from './no-facts'
import { useBoardFocus } from './use-board-focus'
import type { BoardSteps } from './use-board-steps'

interface BoardProps {
  columns: Record<BoardColumn, TodayVisit[]>
  user: DeskUser
  /** Milliseconds. */
  now: number
  timeZone: string
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** The reader cares for patients: no-show hints are the desk's work. */
  cares: boolean
  /** The reader's next patient's visit. */
  nextId: string | undefined
  /** The one visit whose step is filled. */
  filledId: string | undefined
  /** The visits whose patients' records the reader needs. */
  cared: readonly TodayVisit[]
  /** What the server read from the records, by patient. */
  facts: Readonly<Record<string, ReactNode>>
  /** The rows are those of a name that was typed: none of them is folded. */
  isFound: boolean
  steps: BoardSteps
}

/**
 * The day in groups, without those that have nobody. From row to row by the arrows up and down; right is a step on, left a
 * step back.
 */
export function Board({
  columns,
  user,
  now,
  steps,
  nextId,
  filledId,
  cared,
  facts,
  isFound,
  ...shown
}: BoardProps) {
  const t = useTranslations('today')
  const board = useRef<HTMLDivElement>(null)
  const [isDoneFolded, setDoneFolded] = useState(true)
  const [shownWhole, setShownWhole] = useState<readonly Group['id'][]>([])
  /** A visit's link, or what unfolds it. */
  function cardOf(id: string) {
    const find = (selector: string) => board.current?.querySelector<HTMLElement>(selector)
    const card = find(`[data-card="${CSS.escape(id)}"]`)
    const undrawn = !card && columns.done.some((visit) => visit.id === id)
    const fold = undrawn ? find('#board-done') : card?.closest('[data-folded]')?.closest('section')
    return fold?.querySelector<HTMLElement>('[aria-expanded=false]') ?? card ?? null
  }
  const focus = useBoardFocus(cardOf)
  const take = useUnchanged(steps.take)
  const openVisit = useLinksInside('a[data-card]')
  const next = nextStart(columns.expected, now)
  const minutesLeft = next === null ? null : Math.max(0, Math.ceil((next - now) / 60_000))
  const groups = groupsOf(columns, now, shown.timeZone)
  const folded = isDoneFolded && !isFound
  const hides = (group: Group) => !(shownWhole.includes(group.id) || isFound) && isLong(group)
  const all = groups.flatMap((group) => {
    if (group.id === 'done' && folded) return []
    return hides(group) ? group.visits.slice(0, shownFirst) : group.visits
  })

  function placeOf(visit: TodayVisit) {
    const isNext = visit.id === nextId
    const isNow = isNext || groups.some(({ id, visits }) => present.includes(id) && visits.includes(visit))
    return { isOwn: visit.doctorId === user.doctorId, cares: shown.cares, isNow, isNext }
  }

  /** For its doctor, who is about to see the patient, and for the nurse of who waits or comes next. */
  function factsOf(visit: TodayVisit) {
    return cared.includes(visit) && (facts[visit.patientId] ?? <NoFacts patientId={visit.patientId} />)
  }

  function onKeyDown(event: KeyboardEvent) {
    const id = event.target instanceof HTMLElement ? event.target.dataset.card : undefined
    const at = all.findIndex((visit) => visit.id === id)
    const visit = all[at]
    if (!visit || event.altKey || event.ctrlKey || event.metaKey) return
    const place = placeOf(visit)
    const { back } = stepsOf(visit, place.isOwn)
    const step = { ArrowRight: offeredSteps(visit, place).at(-1), ArrowLeft: back }[event.key]
    const next = { ArrowDown: all[at + 1], ArrowUp: all[at - 1] }[event.key]
    if (!step && !next) return
    event.preventDefault()
    if (next) cardOf(next.id)?.focus()
    if (step) void steps.take(visit, step)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside have the focus
    <div
      ref={board}
      className={`${css.visits} @container`}
      onClick={openVisit}
      onKeyDown={onKeyDown}
      {...focus}
    >
      <div className={css.board}>
        {isFound && groups.length === 0 && <p role="status">{t('noneFound')}</p>}
        {!isFound && groups.length > 0 && groups.every(({ id }) => id === 'done' || id === 'missed') && (
          <p className="text-base font-medium">{t('nobodyLeft')}</p>
        )}
        {groups.map((group) => {
          const { id, visits } = group
          return (
            <section
              key={id}
              aria-labelledby={`board-${id}`}
              data-now={framed.includes(id) || undefined}
              className={css.group}
            >
              <GroupHead
                group={id}
                count={visits.length}
                fold={id === 'done' && !isFound ? { folded, setFolded: setDoneFolded } : undefined}
              />
              {!(id === 'done' && folded) && (
                <ul>
                  {visits.map((visit, at) => (
                    <BoardCard
                      key={visit.id}
                      visit={visit}
                      showsDoctor={user.wholeClinic}
                      now={now}
                      minutesLeft={id === 'due' && Date.parse(visit.start) === next ? minutesLeft : null}
                      {...placeOf(visit)}
                      isFilled={visit.id === filledId}
                      facts={factsOf(visit)}
                      isHidden={hides(group) && at >= shownFirst}
                      timeZone={shown.timeZone}
                      today={shown.today}
                      isRunning={steps.running.includes(visit.id)}
                      take={take}
                    />
                  ))}
                </ul>
              )}
              {hides(group) && (
                <Button
                  variant="ghost"
                  aria-expanded={false}
                  className="w-full rounded-t-none border-t print:hidden"
                  onClick={() => {
                    flushSync(() => setShownWhole([...shownWhole, id]))
                    cardOf(visits[shownFirst]?.id ?? '')?.focus()
                  }}
                >
                  {t('showMore', { count: visits.length - shownFirst })}
                </Button>
              )}
            </section>
          )
        })}
      </div>
    </div>
  )
}

interface GroupHeadProps {
  group: Group['id']
  count: number
  /** Absent from groups that do not fold. */
  fold: { folded: boolean; setFolded: (folded: boolean) => void } | undefined
}

function GroupHead({ group, count, fold }: GroupHeadProps) {
  const t = useTranslations('today')
  const words = (
    <>
      {group === 'due' || group === 'later' || group === 'afternoon' ? t(group) : t(`columns.${group}`)}
      <span className="font-normal text-muted-foreground tabular-nums">{count}</span>
    </>
  )
  return (
    <h2
      id={`board-${group}`}
      className={cn('flex items-center gap-2 px-4 py-2 text-sm font-semibold', fold && 'max-lg:py-0')}
    >
      {fold ? (
        <button
          type="button"
          aria-expanded={!fold.folded}
          className="fold-summary grow max-lg:min-h-11"
          onClick={() => fold.setFolded(!fold.folded)}
        >
          <span className="flex gap-2">{words}</span>
        </button>
      ) : (
        words
      )}
    </h2>
  )
}

/** A step that stays the same from one look to the next: a card whose visit has not changed is not drawn again. */
function useUnchanged(take: BoardSteps['take']): BoardSteps['take'] {
  const latest = useRef(take)
  useLayoutEffect(() => {
    latest.current = take
  })
  return useCallback((visit, step) => latest.current(visit, step), [])
}
