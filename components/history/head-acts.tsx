import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'

interface HeadActsProps {
  /** The acts for the patient, the most frequent first. */
  buttons: ReactNode
  /** The way to the genetic study. */
  children: ReactNode
}

/** What is done from the head of a history; phones show the first act, and the others once they are asked for. */
export function HeadActs({ buttons, children }: HeadActsProps) {
  const t = useTranslations('history')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-end gap-2 pt-4 print:hidden">
      {buttons && (
        <>
          <div
            className={cn(
              'flex flex-wrap gap-2 max-sm:grow max-sm:*:grow @max-lg:[&_svg]:hidden',
              !isOpen && 'max-sm:*:last:hidden',
            )}
          >
            {buttons}
          </div>
          <Button
            variant="secondary"
            size="icon"
            className="sm:hidden"
            aria-label={t('actions')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="ellipsis" />
          </Button>
        </>
      )}
      <div className={cn('contents', buttons && !isOpen && 'max-sm:hidden')}>{children}</div>
    </div>
  )
}
