import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type EntryActionsProps = {
  name: string
  /** Where a message about the entry is written. */
  writeHref: string
  onEdit: (() => void) | null
  onDelete: (() => void) | null
}

const quiet = 'text-muted-foreground'
const pictured = { variant: 'ghost', size: 'icon-sm', className: quiet } as const
/** A picture alone where there is no room for its word. */
const worded = { ...pictured, className: `${quiet} @5xl:w-auto @5xl:gap-1.5 @5xl:px-2` } as const

/** Edit and delete of one entry as far as the viewer may, and writing about it; the first act says its word. */
export function EntryActions({ name, writeHref, onEdit, onDelete }: EntryActionsProps) {
  const t = useTranslations('history')
  const hidden = (children: ReactNode) => <span className="sr-only">{children}</span>
  const word = (key: 'writeAbout' | 'edit', shown: boolean) => (
    <span className={shown ? '@max-5xl:sr-only' : 'sr-only'}>{t.rich(key, { name, hidden })}</span>
  )
  return (
    <div className="flex shrink-0 gap-1 print:hidden">
      <Link
        href={writeHref}
        prefetch={false}
        title={t.markup('writeAbout', { name, hidden: (words) => words })}
        className={buttonVariants(onEdit ? pictured : worded)}
      >
        <Icon name="messages" />
        {word('writeAbout', onEdit === null)}
      </Link>
      {onEdit && (
        <Button {...worded} onClick={onEdit}>
          <Icon name="pencil" />
          {word('edit', true)}
        </Button>
      )}
      {onDelete && (
        <Button
          {...pictured}
          className={`${quiet} hover:text-destructive-strong`}
          aria-label={t('remove', { name })}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </Button>
      )}
    </div>
  )
}
