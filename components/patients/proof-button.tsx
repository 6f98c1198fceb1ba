'use client'

import { useState } from 'react'
import { ProofCheck } from '@/components/patients/large-parts'
import { Button } from '@/components/ui/button'
import type { ProofCheck as Check } from './proof-check'

/** Checks the entries beside it; what that takes is loaded when it is asked for. */
export function ProofButton({ label, ...props }: Parameters<typeof Check>[0] & { label: string }) {
  const [asked, setAsked] = useState(false)
  if (asked) return <ProofCheck {...props} />
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => setAsked(true)}>
      {label}
    </Button>
  )
}
