'use client'

import { largePart } from '@/components/ui/large-part'

export const ProofCheck = largePart(() => import('./proof-check').then((module) => module.ProofCheck))
