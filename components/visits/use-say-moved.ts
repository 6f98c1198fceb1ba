import { useRouter } from 'next/navigation'
import { sentences } from '#contract/sentences'
import { useSay } from '@/components/shared/act/use-say'
import { toast } from '@/components/ui/toast'
import { refreshIfReached } from '@/lib/browser/request'
import { takeBack } from '@/lib/browser/take-back'

interface MovedTexts {
  title: string
  description?: string
  /** On the button that takes it back. */
  label: string
  undone: string
  tooLate: string
}

/**
 * Says that a visit has moved. Who holds a token is offered to take it back, of which nobody is told then; it is said
 * also when what offers that cannot be loaded, which happens only here, since most never need it.
 */
export function useSayMoved() {
  const say = useSay()
  const router = useRouter()
  return async (texts: MovedTexts, token: string | null) => {
    const offers = token && (await import('./offer-undo').catch(() => null))
    if (!token || !offers) return toast.success(texts.title, texts)
    offers.offerUndo({
      ...texts,
      inverse: () => takeBack(token).finally(() => refreshIfReached(router)),
      failed: (_, again) => (again ? say(sentences.failed) : texts.tooLate),
    })
  }
}
