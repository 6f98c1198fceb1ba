'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FullMessages } from '@/components/shared/text/full-messages'
import { clockOf } from '@/lib/domain/drag'
import { isArrow } from '@/lib/domain/grid-cursor'
import type { Drop } from '@/lib/domain/held'
import type { FirstSign, HandsContext } from '../use-hands'
import type { Ghost } from './ghost'
import { gripOf, holdCell, holdFocused } from './grip'
import { followKeys, type KeyHand } from './key-hand'
import { followPointer, type PointerHand } from './pointer-hand'
import { Questions } from './questions'
import { RefusalNote } from './refusal-note'
import { useLettingGo } from './use-letting-go'

type HandsProps = HandsContext & { first: FirstSign }

export function Hands(props: HandsProps) {
  return (
    <FullMessages>
      <HandsAtWork {...props} />
    </FullMessages>
  )
}

/** Listens to pointers and keys over the hours, from the sign with which it was loaded on. */
function HandsAtWork({ first, body, columns, timeZone, slotMinutes, now }: HandsProps) {
  const t = useTranslations('hands')
  const [said, setSaid] = useState('')
  const pointer = useRef<PointerHand | null>(null)
  const keys = useRef<KeyHand | null>(null)
  const byKeys = useRef(false)
  const hands = useLettingGo(timeZone, (id) => {
    // A block that came to another column is another element: whoever moved it by keys goes on from there.
    if (byKeys.current) requestAnimationFrame(() => focusBlock(body.current, id))
  })

  const board = useEffectEvent(() => ({ columns, timeZone, slotMinutes, now: now.getTime() }))
  const reasonOf = useEffectEvent(hands.reasonOf)
  const say = useEffectEvent((drop: Drop) => {
    const { column, from, to } = drop.stretch
    const where = columns.find(({ id }) => id === column)?.name ?? ''
    const place = t('place', { where, from: clockOf(from), to: clockOf(to) })
    setSaid([place, hands.reasonOf(drop)].filter(Boolean).join('. '))
  })
  const onDrop = useEffectEvent((drop: Drop, ghost: Ghost) => {
    pointer.current = null
    keys.current = null
    hands.letGo(drop, ghost)
  })

  const onPointer = useEffectEvent((event: PointerEvent) => {
    const element = body.current
    if (!element || event.button !== 0 || !event.isPrimary || hands.question) return
    hands.forgetRefused()
    byKeys.current = false
    pointer.current = followPointer(event, {
      body: element,
      board: () => board(),
      held: (minute) => gripOf(event, minute, columns, timeZone),
      reasonOf: (drop) => reasonOf(drop),
      onDrop: (drop, ghost) => onDrop(drop, ghost),
    })
  })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const element = body.current
    if (!element || keys.current || hands.question || !event.altKey || !isArrow(event.key)) return
    event.preventDefault()
    const held = holdFocused(event.target, columns, timeZone) ?? holdCell(event.target, columns)
    if (!held) return
    hands.forgetRefused()
    byKeys.current = true
    const hand = followKeys(held, {
      body: element,
      board: () => board(),
      reasonOf: (drop) => reasonOf(drop),
      say: (drop) => say(drop),
      onEscape: () => {
        keys.current = null
        setSaid(t('returned'))
      },
      onDrop: (drop, ghost) => onDrop(drop, ghost),
      onEnd: () => {
        keys.current = null
      },
    })
    keys.current = hand
    hand.press(event)
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

  const { refused } = hands
  return (
    <>
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
      {refused && <RefusalNote body={body.current} refused={refused} onClose={hands.forgetRefused} />}
      <Questions hands={hands} timeZone={timeZone} />
    </>
  )
}

function focusBlock(body: HTMLElement | null, id: string) {
  body?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)?.focus()
}
