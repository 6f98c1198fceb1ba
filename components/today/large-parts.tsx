'use client'

import { largePart } from '@/components/ui/large-part'

export const EarlyDone = largePart(() => import('./early-done').then((module) => module.EarlyDone))
