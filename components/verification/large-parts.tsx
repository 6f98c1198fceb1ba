'use client'

import { largePart } from '@/components/ui/large-part'

/** For pages that rarely have somebody to verify. */
export const DeskVerifyPart = largePart(() => import('./desk-verify').then((module) => module.DeskVerify))
