'use client'

import { useTranslations } from 'next-intl'
import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
} from 'react'
import { Button } from './button'
import { toast } from './toast'
import { whenIdle } from './when-idle'

/** How whoever opens a part is told that it is closed; the first that is given. */
type Closing = { onClose?: (() => void) | undefined; onOpenChange?: ((open: boolean) => void) | undefined }
type Opening = Closing & { open?: unknown }

type Options<Props> = {
  loading?: () => ReactNode
  /** Stands in for a part that could not be loaded, until a new value of `open` asks for it once more. */
  missing?: ComponentType<Props>
  /** For what most readers of the screen open: it is fetched while the browser is idle, before they ask. */
  soon?: boolean
}

/**
 * A part of at least 5 KiB, one that brings the whole catalogue, or one that few people open, with a file of its own that
 * is fetched once it is drawn; smaller ones are imported. When that, or a file of texts that it needs, cannot be fetched,
 * the screen stays as it is: a part that can be closed says so in a toast and closes, any other says so in its place, with
 * a way to try again.
 */
export function largePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, missing: Missing, soon }: Options<Props> = {},
): ComponentType<Props & Opening> & { ahead: () => void } {
  // A component that failed to load is a failure for good: the next to ask gets a fresh one.
  const fresh = (): ComponentType<Props> =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error: unknown) => {
          Newest = fresh()
          throw error
        },
      ),
    )
  let Newest = fresh()
  const ahead = () => void load().catch(() => null)
  if (soon) whenIdle(ahead)

  return class LargePart extends Component<Props & Opening> {
    override state: { Part: ComponentType<Props> | null; error?: unknown } = { Part: null }

    /** Fetches it for somebody who is about to ask; if that fails, they will. */
    static ahead = ahead

    static getDerivedStateFromError(error: unknown) {
      return { error }
    }

    again = () => startTransition(() => this.setState({ Part: Newest, error: undefined }))

    // The press that opens it is answered first. React also shows what suspends outside a transition only after 300 ms.
    override componentDidMount() {
      this.again()
    }

    override componentDidUpdate({ open }: Opening) {
      if (this.state.error && this.props.open && this.props.open !== open) this.again()
    }

    override render() {
      const { Part, error } = this.state
      const waiting = loading?.()
      if (!error) return <Suspense fallback={waiting}>{Part ? <Part {...this.props} /> : waiting}</Suspense>
      if ((error as Error).name !== 'ChunkLoadError') throw error
      return Missing ? <Missing {...this.props} /> : <Absent {...this.props} again={this.again} />
    }
  }
}

function Absent({ onClose, onOpenChange, again }: Closing & { again: () => void }) {
  const t = useTranslations('common')
  const closes = onClose ?? onOpenChange
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said and closed once.
  useEffect(() => {
    if (!closes) return
    toast.error(t('notLoaded'), { kept: false })
    if (onClose) onClose()
    else onOpenChange?.(false)
  }, [])
  if (closes) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 p-2 text-sm">
      {t('notLoaded')}
      <Button variant="secondary" size="sm" onClick={again}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
