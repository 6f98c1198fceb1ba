'use client'

import type { MoveSession } from '#contract/sessions'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { Button } from '@/components/ui/button'
import { moveTo } from '@/lib/browser/session/move-session'

interface GoElsewhereProps {
  to: MoveSession
  label: string
}

/** Goes on at another place and opens this very address there. */
export function GoElsewhere({ to, label }: GoElsewhereProps) {
  const { run, pending, sentence } = useAct(() => ({ key: 'elsewhere.failed' }))
  const open = () => {
    const { pathname, search } = window.location
    return moveTo(to, `${pathname}${search}`)
  }
  return (
    <div className="grid justify-items-center gap-3">
      <SentenceAlert of={sentence} />
      <Button disabled={pending} onClick={() => run(open)}>
        {label}
      </Button>
    </div>
  )
}
