'use client'

import { useTranslations } from 'next-intl'
import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLinksInside } from '@/lib/browser/open-screen'
import type { DeskUser } from '@/lib/domain/desk-user'
import { nextStart } from '@/lib/domain/next-start'
import { type BoardColumn, stepsOf, type TodayVisit } from '@/lib/domain/today'
import { cn } from '@/lib/utils'
import css from './board.module.css'
import { BoardCard } from './board-card'
import type { BoardSteps } from './use-board-steps'

interface BoardProps {
  columns: Record<BoardColumn, TodayVisit[]>
  order: readonly BoardColumn[]
  user: DeskUser
  /** Milliseconds. */
  now: number
  timeZone: string
  steps: BoardSteps
}

/**
 * The day in groups, those without anybody as names at its foot. From row to row by the arrows up and down; right is a
 * step on, left a step back.
 */
export function Board({ columns, order, user, now, timeZone, steps }: BoardProps) {
  const t = useTranslations('today')
  const board = useRef<HTMLDivElement>(null)
  // The desk is through with who is done, a doctor writes about them.
  const [folded, setFolded] = useState(user.wholeClinic)
  /** A visit's link, or what unfolds it. */
  function cardOf(id: string) {
    const card = board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)
    return card?.closest('[hidden]')?.parentElement?.querySelector<HTMLElement>('button') ?? card ?? null
  }
  const focus = useBoardFocus(cardOf)
  const take = useUnchanged(steps.take)
  const openVisit = useLinksInside('a[data-card]')
  const all = order.flatMap((column) => (column === 'done' && folded ? [] : columns[column]))
  const next = nextStart(columns.expected, now)
  const minutesLeft = next === null ? null : Math.max(0, Math.ceil((next - now) / 60_000))
  const filled = order.filter((column) => columns[column].length > 0)
  const empty = order.filter((column) => columns[column].length === 0)

  function onKeyDown(event: KeyboardEvent) {
    const id = event.target instanceof HTMLElement ? event.target.dataset.card : undefined
    const at = all.findIndex((visit) => visit.id === id)
    const visit = all[at]
    if (!visit || event.altKey || event.ctrlKey || event.metaKey) return
    const { forward, back } = stepsOf(visit, visit.doctorId === user.doctorId)
    const step = { ArrowRight: forward, ArrowLeft: back }[event.key]
    const next = { ArrowDown: all[at + 1], ArrowUp: all[at - 1] }[event.key]
    if (!step && !next) return
    event.preventDefault()
    if (next) cardOf(next.id)?.focus()
    if (step) void steps.take(visit, step)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside have the focus
    <div ref={board} className="@container" onClick={openVisit} onKeyDown={onKeyDown} {...focus}>
      <div className={css.board} data-doctors={user.wholeClinic || undefined}>
        {filled.length > 0 && filled.every((column) => column === 'done' || column === 'missed') && (
          <p className="text-base font-medium">{t('nobodyLeft')}</p>
        )}
        {filled.map((column) => (
          <section
            key={column}
            aria-labelledby={`board-${column}`}
            className={column === 'done' ? `${css.group} ${css.done}` : css.group}
          >
            <ColumnHead
              column={column}
              count={columns[column].length}
              fold={column === 'done' ? { folded, setFolded } : undefined}
              className="px-4 py-2"
            />
            <ul hidden={column === 'done' && folded}>
              {columns[column].map((visit) => (
                <BoardCard
                  key={visit.id}
                  visit={visit}
                  showsDoctor={user.wholeClinic}
                  isOwn={visit.doctorId === user.doctorId}
                  now={now}
                  minutesLeft={column === 'expected' && Date.parse(visit.start) === next ? minutesLeft : null}
                  timeZone={timeZone}
                  isRunning={steps.running.includes(visit.id)}
                  take={take}
                />
              ))}
            </ul>
          </section>
        ))}
        {empty.length > 0 && (
          <div className="flex flex-wrap gap-x-2.5 rounded-lg border border-dashed px-4 py-2 @lg:gap-x-4">
            {empty.map((column) => (
              <section key={column} aria-labelledby={`board-${column}`}>
                <ColumnHead column={column} count={0} className="@max-lg:gap-1" />
              </section>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

interface ColumnHeadProps {
  column: BoardColumn
  count: number
  /** Absent from groups that do not fold. */
  fold?: { folded: boolean; setFolded: (folded: boolean) => void } | undefined
  className?: string
}

function ColumnHead({ column, count, fold, className }: ColumnHeadProps) {
  const t = useTranslations('today')
  const words = (
    <>
      {t(`columns.${column}`)}
      <span className="font-normal text-muted-foreground tabular-nums">{count}</span>
    </>
  )
  return (
    <h2 id={`board-${column}`} className={cn('flex items-center gap-2 text-sm font-semibold', className)}>
      {fold ? (
        <button
          type="button"
          aria-expanded={!fold.folded}
          className="fold-summary grow"
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

/**
 * Keeps the focus on a visit that moves to another column, by whomever: there its card is another element. `cardOf`
 * finds the card's link.
 */
function useBoardFocus(cardOf: (id: string) => HTMLElement | null) {
  const held = useRef<{ id: string; element: HTMLElement } | null>(null)
  useLayoutEffect(() => {
    if (!held.current || held.current.element.isConnected) return
    if (document.activeElement === document.body) cardOf(held.current.id)?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const id = target.closest<HTMLElement>('[data-visit]')?.dataset.visit
      held.current = id ? { id, element: target } : null
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget) held.current = null
    },
  }
}
