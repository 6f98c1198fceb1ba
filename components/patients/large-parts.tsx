'use client'

import { largePart } from '@/components/ui/large-part'

export const ProofCheck = largePart(() => import('./proof-check').then((module) => module.ProofCheck))
export const CorrectDetailsDialog = largePart(() =>
  import('./correct-details-dialog').then((module) => module.CorrectDetailsDialog),
)
/** Comes with the refusal that it answers. */
export const LinkPatient = largePart(() => import('./link-patient').then((module) => module.LinkPatient))
/** Is wanted once a whole name has been typed. */
export const PossibleDouble = largePart(
  () => import('./possible-double').then((module) => module.PossibleDouble),
  { soon: true },
)
