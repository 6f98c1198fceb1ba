'use client'

import { largePart } from '@/components/ui/large-part'

export const ChannelsDialog = largePart(() =>
  import('./channels-dialog').then((module) => module.ChannelsDialog),
)
export const MessagingDialog = largePart(() =>
  import('./messaging-dialog').then((module) => module.MessagingDialog),
)
export const RemindersDialog = largePart(() =>
  import('./reminders-dialog').then((module) => module.RemindersDialog),
)
export const ResourceDialog = largePart(() =>
  import('./resource-dialog').then((module) => module.ResourceDialog),
)
export const WebsiteDialog = largePart(() =>
  import('./website-dialog').then((module) => module.WebsiteDialog),
)
export const VisitKindDialog = largePart(() =>
  import('./visit-kind-dialog').then((module) => module.VisitKindDialog),
)
