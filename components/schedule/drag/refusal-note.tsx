'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import type { Stretch } from '@/lib/domain/drag'
import { firstHour } from '@/lib/domain/grid'
import css from './drag.module.css'

export interface Refused {
  stretch: Stretch
  text: string
}

type RefusalNoteProps = { body: HTMLElement | null; refused: Refused; onClose: () => void }

/** Where something was let go and refused: why, until it is closed or something else is taken up. */
export function RefusalNote({ body, refused, onClose }: RefusalNoteProps) {
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
