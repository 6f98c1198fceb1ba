'use client'

import dynamic from 'next/dynamic'

/** The way to ask a patient whether they come; its code is fetched where such a hint stands. */
export const AskConfirmation = dynamic(
  () => import('./ask-confirmation-button').then((module) => module.AskConfirmationButton),
  { ssr: false, loading: () => <span className="h-8 pointer-coarse:h-11" /> },
)
