'use client'

import type { ComponentProps } from 'react'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Icon } from '@/components/ui/icon'

export interface StepAhead {
  verb: 'arrive' | 'start'
  label: string
}

/** Acts of one rank, at one edge below each other. */
export const listedActs =
  '-mx-2 grid gap-y-1 *:h-auto *:min-h-9 *:justify-start *:gap-2 *:ps-2 *:pe-1 *:text-start *:whitespace-normal pointer-coarse:*:min-h-11'

/** Short ones stand in two columns where the card is as wide as the page, unless large letters leave no room for words. */
export const shortActs = `${listedActs} @xs:grid-cols-[7fr_6fr] @2xl:grid-cols-1`

interface VisitStepProps {
  step: StepAhead
  running: string | null
  act: (verb: StepAhead['verb']) => void
  /** Draws it as one of several acts. */
  listed?: boolean
}

/** Marks that the patient is there, or goes in to the doctor. */
export function VisitStep({ step: { verb, label }, running, act, listed = false }: VisitStepProps) {
  return (
    <SubmitButton
      type="button"
      variant={listed ? 'ghost' : 'primary'}
      pending={running === verb}
      onClick={() => act(verb)}
    >
      {listed && <Icon name="user-check" />}
      {label}
    </SubmitButton>
  )
}

type DueStepProps = Omit<VisitStepProps, 'listed'> & {
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
