'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { AssistantPanel } from '@/components/shell/large-parts'
import { Icon } from '@/components/ui/icon'

const PANEL_ID = 'assistant'

/**
 * Its button stands in the top bar, or, where it `floats` and the window is no phone's, in a margin of its own beside the
 * content: nothing to press is ever under it. The panel loads with the first opening and keeps its conversation while the page lives.
 */
export function AssistantWidget({ floats }: { floats: boolean }) {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const box = frame.current
    if (!open || !box) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') loopFocus(event, box)
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    box.addEventListener('keydown', onKey)
    return () => box.removeEventListener('keydown', onKey)
  }, [open])

  return (
    <div ref={frame} className="print:hidden">
      {loaded && (
        <AssistantPanel
          id={PANEL_ID}
          open={open}
          onFollow={() => setOpen(false)}
          onClose={() => {
            setLoaded(false)
            setOpen(false)
          }}
        />
      )}
      <button
        ref={toggle}
        type="button"
        aria-label={open ? t('closeAssistant') : t('openAssistant')}
        aria-expanded={open}
        aria-controls={loaded ? PANEL_ID : undefined}
        onClick={() => {
          setLoaded(true)
          setOpen(!open)
        }}
        data-floats={floats || undefined}
        className="bar-button assistant-button"
      >
        <Icon name={open ? 'x' : 'message-question'} className={floats ? 'size-5' : 'size-4'} />
      </button>
    </div>
  )
}

/** Keeps Tab inside `box`: after its last stop comes the first, before its first the last. */
function loopFocus(event: KeyboardEvent, box: HTMLElement): void {
  const stops = [...box.querySelectorAll<HTMLElement>('button, input, [tabindex="0"]')].filter(
    (stop) => !stop.matches(':disabled') && stop.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
