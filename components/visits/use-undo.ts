'use client'

import { useTranslations } from 'next-intl'
import { useSay } from '@/components/shared/act/use-say'
import { offerUndo } from './offer-undo'
import { writeRefusal } from './write-refusal'

interface Act {
  /** The toast's text about what was done. */
  title: string
  what: string
  /** The write that takes it back. Throws `RequestError`. */
  inverse: () => Promise<unknown>
  undoes?: 'toast'
}

/** Offers to take back what was done in the calendar. */
export function useUndo() {
  const t = useTranslations('drag')
  const say = useSay()
  return ({ what, ...act }: Act) =>
    offerUndo({
      ...act,
      label: t('undo'),
      undone: t('undone', { what }),
      failed(refusal, again) {
        const why = say(writeRefusal(refusal))
        return again ? why : t('undoFailed', { why })
      },
    })
}
