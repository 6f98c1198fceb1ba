'use client'

import { useEffect, useRef, useState } from 'react'
import { AddGuardianDialog } from '@/components/guardians/large-parts'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { useRead } from '@/lib/swr/use-call'

interface MinorAloneProps {
  patientId: string
  /** The warning, so that the head of a page needs no catalogue for it. */
  text: string
  /** The way to add somebody. */
  add: string
}

/** Warns in the head of a minor's page that nobody acts for them, and adds the first who does. */
export function MinorAlone({ patientId, text, add }: MinorAloneProps) {
  const { data, mutate } = useRead('guardians.list', { params: { id: patientId } })
  const [adds, setAdds] = useState(false)
  const isAlone = data && data.guardians.length === 0
  const wasAlone = useRef(isAlone)
  // The pressed button goes with the warning, or with the card of the last who acted for them.
  useEffect(() => {
    if (
      wasAlone.current !== undefined &&
      wasAlone.current !== isAlone &&
      document.activeElement === document.body
    )
      document.querySelector('main')?.focus({ preventScroll: true })
    wasAlone.current = isAlone
  }, [isAlone])
  if (!isAlone) return null
  return (
    <>
      <button id="guardians" type="button" className="text-target print:hidden" onClick={() => setAdds(true)}>
        <Badge variant="warning" className="whitespace-normal">
          <Icon name="triangle-alert" />
          {`${text} `}
          <span className="underline underline-offset-2">{add}</span>
        </Badge>
      </button>
      {adds && (
        <AddGuardianDialog
          patientId={patientId}
          adult={false}
          own={false}
          onAdded={() => void mutate()}
          onClose={() => setAdds(false)}
        />
      )}
    </>
  )
}
