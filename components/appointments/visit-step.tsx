'use client'

import type { ComponentProps } from 'react'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { SubmitButton } from '@/components/shared/form/submit-button'

export interface StepAhead {
  verb: 'arrive' | 'start'
  label: string
}

/** Rare acts below those that are framed, in the same two columns; one that is alone in its row has all of it. */
export const quietActs =
  'grid grid-cols-2 gap-x-2 *:h-auto *:min-h-9 *:px-1 *:whitespace-normal pointer-coarse:*:min-h-11 *:last:odd:col-span-full'

interface VisitStepProps {
  step: StepAhead
  running: string | null
  act: (verb: StepAhead['verb']) => void
  variant?: 'secondary'
}

/** Marks that the patient is there, or goes in to the doctor. */
export function VisitStep({ step: { verb, label }, running, act, variant }: VisitStepProps) {
  return (
    <SubmitButton type="button" variant={variant} pending={running === verb} onClick={() => act(verb)}>
      {label}
    </SubmitButton>
  )
}

type DueStepProps = Omit<VisitStepProps, 'variant'> & {
  /** Why the last act was refused. */
  sentence: ComponentProps<typeof SentenceAlert>['of']
}

/** The step that is due, above the card of what else can be done; phones keep it in view, down to the end of the page. */
export function DueStep({ sentence, ...props }: DueStepProps) {
  return (
    <div className="docked grid gap-2 max-sm:order-10000 max-sm:-mb-12 max-sm:pb-2 print:hidden">
      <VisitStep {...props} />
      <SentenceAlert of={sentence} />
    </div>
  )
}
