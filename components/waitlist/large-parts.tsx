'use client'

import { largePart } from '@/components/ui/large-part'

export const DeskList = largePart(() => import('./desk-list').then((module) => module.DeskList))
/** For screens on which few people wait. */
export const LaterWishes = largePart(() => import('./wishes').then((module) => module.Wishes))
export const WishDialog = largePart(() => import('./wish-dialog').then((module) => module.WishDialog))
