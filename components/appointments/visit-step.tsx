'use client'

import { SubmitButton } from '@/components/shared/form/submit-button'

export interface StepAhead {
  verb: 'arrive' | 'start'
  label: string
}

interface VisitStepProps {
  step: StepAhead
  running: string | null
  act: (verb: StepAhead['verb']) => void
  variant?: 'ghost'
}

/** Marks that the patient is there, or goes in to the doctor. */
export function VisitStep({ step: { verb, label }, running, act, variant }: VisitStepProps) {
  return (
    <SubmitButton type="button" variant={variant} pending={running === verb} onClick={() => act(verb)}>
      {label}
    </SubmitButton>
  )
}
