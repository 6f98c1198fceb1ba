'use client'

import { largePart } from '@/components/ui/large-part'

export const InviteDialog = largePart(() => import('./invite-dialog').then((module) => module.InviteDialog))
export const MemberDialog = largePart(() => import('./member-dialog').then((module) => module.MemberDialog))
export const RemoveMember = largePart(() => import('./remove-member').then((module) => module.RemoveMember))
