'use client'

import { largePart } from '@/components/ui/large-part'

export const TooManyClinics = largePart(() =>
  import('./too-many-clinics').then((module) => module.TooManyClinics),
)
