'use client'

import { largePart } from '@/components/ui/large-part'
import { loadWithRetry } from '@/lib/browser/load-with-retry'

export const AnswerCard = largePart(() =>
  import('./assistant/answer-card').then((module) => module.AnswerCard),
)
export const AssistantPanel = largePart(() =>
  import('./assistant/assistant-panel').then((module) => module.AssistantPanel),
)
export const KeyboardHelp = largePart(() =>
  import('./user-menu/keyboard-help').then((module) => module.KeyboardHelp),
)
export const NotificationList = largePart(() =>
  loadWithRetry(() => import('./bar/notification-list')).then((module) => module.NotificationList),
)
export const OfferToast = largePart(
  () => loadWithRetry(() => import('./bar/offer-toast')).then((module) => module.OfferToast),
  {
    missing: () => null,
  },
)
export const Palette = largePart(() => import('./palette/palette').then((module) => module.Palette), {
  soon: true,
})
export const PlaceDialog = largePart(() =>
  import('./place/place-dialog').then((module) => module.PlaceDialog),
)
export const UserMenuPanel = largePart(
  () => import('./user-menu/user-menu-panel').then((module) => module.UserMenuPanel),
  { soon: true },
)
