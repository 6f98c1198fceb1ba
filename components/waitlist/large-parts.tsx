'use client'

import { largePart } from '@/components/ui/large-part'

export const DeskList = largePart(() => import('./desk-list').then((module) => module.DeskList))
export const WishDialog = largePart(() => import('./wish-dialog').then((module) => module.WishDialog))
