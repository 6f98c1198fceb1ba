'use client'

import { later } from '@/components/ui/later'
import { arriving } from '@/lib/browser/arriving'

/** The way to ask a patient whether they come; its code is fetched where such a hint stands. */
export const AskConfirmation = later(
  () => arriving(() => import('./ask-confirmation-button')).then((module) => module.AskConfirmationButton),
  { loading: () => <span className="h-8 pointer-coarse:h-11" /> },
)
