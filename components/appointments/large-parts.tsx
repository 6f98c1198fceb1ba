'use client'

import { largePart } from '@/components/ui/large-part'

export const GroupVisits = largePart(() => import('./group-visits').then((module) => module.GroupVisits))
export const MailList = largePart(() => import('./mail-list').then((module) => module.MailList))
export const MoveDialog = largePart(() => import('./move-dialog').then((module) => module.MoveDialog))
