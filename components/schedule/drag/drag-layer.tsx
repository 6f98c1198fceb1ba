'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { clockOf, type Stretch } from '@/lib/domain/drag'
import type { Drop } from '@/lib/domain/dragged'
import { firstHour } from '@/lib/domain/grid'
import { isArrow } from '@/lib/domain/grid-cursor'
import type { DragContext, FirstSign } from '../use-drag-layer'
import css from './drag.module.css'
import { followKeys, type KeyboardDrag } from './keyboard-drag'
import { holdCell, holdFocused, itemAt } from './pick-up'
import { followPointer, type PointerDrag } from './pointer-drag'
import type { DragPreview } from './preview'
import { Questions } from './questions'
import { useDrop } from './use-drop'

type DragLayerProps = DragContext & { first: FirstSign }

export const DragLayer = withFullMessages(ActiveDragLayer)

/** Listens to pointers and keys over the hours, from the sign with which it was loaded on. */
function ActiveDragLayer({ first, body, columns, timeZone, slotMinutes, now }: DragLayerProps) {
  const t = useTranslations('drag')
  const [said, setSaid] = useState('')
  const pointer = useRef<PointerDrag | null>(null)
  const keys = useRef<KeyboardDrag | null>(null)
  const byKeys = useRef(false)
  const drops = useDrop(timeZone, (id) => {
    // A block that came to another column is another element: whoever moved it by keys goes on from there.
    if (byKeys.current) requestAnimationFrame(() => focusBlock(body.current, id))
  })

  const board = useEffectEvent(() => ({ columns, timeZone, slotMinutes, now: now.getTime() }))
  const reasonOf = useEffectEvent(drops.reasonOf)
  const say = useEffectEvent((drop: Drop) => {
    const { column, from, to } = drop.stretch
    const where = columns.find(({ id }) => id === column)?.name ?? ''
    const place = t('place', { where, from: clockOf(from), to: clockOf(to) })
    setSaid([place, drops.reasonOf(drop)].filter(Boolean).join('. '))
  })
  const onDrop = useEffectEvent((drop: Drop, preview: DragPreview) => {
    pointer.current = null
    keys.current = null
    drops.letGo(drop, preview)
  })

  const onPointer = useEffectEvent((event: PointerEvent) => {
    const element = body.current
    if (!element || event.button !== 0 || !event.isPrimary || drops.question) return
    drops.forgetRefused()
    byKeys.current = false
    pointer.current = followPointer(event, {
      body: element,
      board: () => board(),
      held: (minute) => itemAt(event, minute, columns, timeZone),
      reasonOf: (drop) => reasonOf(drop),
      onDrop: (drop, preview) => onDrop(drop, preview),
    })
  })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const element = body.current
    if (!element || keys.current || drops.question || !event.altKey || !isArrow(event.key)) return
    event.preventDefault()
    const held = holdFocused(event.target, columns, timeZone) ?? holdCell(event.target, columns)
    if (!held) return
    drops.forgetRefused()
    byKeys.current = true
    const moving = followKeys(held, {
      body: element,
      board: () => board(),
      reasonOf: (drop) => reasonOf(drop),
      say: (drop) => say(drop),
      onEscape: () => {
        keys.current = null
        setSaid(t('returned'))
      },
      onDrop: (drop, preview) => onDrop(drop, preview),
      onEnd: () => {
        keys.current = null
      },
    })
    keys.current = moving
    moving.press(event)
  })

  const begin = useEffectEvent((sign: FirstSign) => {
    sign.taken = true
    if (sign.pointer && !sign.over) onPointer(sign.pointer)
    if (sign.latest && !sign.over) pointer.current?.move(sign.latest)
    for (const event of sign.keys.splice(0)) {
      if (keys.current) keys.current.press(event)
      else onKey(event)
    }
    if (sign.over) keys.current?.letGo()
  })

  useEffect(() => {
    const element = body.current
    begin(first)
    const listeners = new AbortController()
    const { signal } = listeners
    element?.addEventListener('pointerdown', (event) => onPointer(event), { signal })
    element?.addEventListener('keydown', (event) => onKey(event), { signal })
    return () => {
      listeners.abort()
      pointer.current?.end()
      keys.current?.leave()
    }
  }, [body, first])

  const { refused } = drops
  return (
    <>
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
      {refused && <RefusalNote body={body.current} refused={refused} onClose={drops.forgetRefused} />}
      <Questions drops={drops} timeZone={timeZone} />
    </>
  )
}

function focusBlock(body: HTMLElement | null, id: string) {
  body?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)?.focus()
}

interface Refused {
  stretch: Stretch
  text: string
}

type RefusalNoteProps = { body: HTMLElement | null; refused: Refused; onClose: () => void }

/** The reason of a refusal, beside the place of the drop, until it is closed or the next drag begins. */
function RefusalNote({ body, refused, onClose }: RefusalNoteProps) {
  const t = useTranslations('drag')
  const { column, from } = refused.stretch
  const element = body?.querySelector(`[data-column="${CSS.escape(column)}"]`)
  if (!element) return null
  const place: Record<`--${string}`, number> = { '--t': Math.max(0, from - firstHour * 60) }
  return createPortal(
    <div role="alert" className={css.note} style={place as CSSProperties}>
      {refused.text}
      <button
        type="button"
        aria-label={t('dismiss')}
        className="grid size-6 shrink-0 place-content-center"
        onClick={onClose}
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </div>,
    element,
  )
}
