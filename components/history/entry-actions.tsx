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

const edit = { variant: 'ghost', size: 'icon-sm', className: 'text-muted-foreground' } as const
const rare = { ...edit, className: `rare-act ${edit.className}` } as const
/** Says its word where there is room. */
const worded = { ...edit, className: `${rare.className} @5xl:w-auto @5xl:gap-1.5 @5xl:px-2` } as const

/** Edit and delete of one entry as far as the viewer may, and writing about it. */
export function EntryActions({ name, writeHref, onEdit, onDelete }: EntryActionsProps) {
  const t = useTranslations('history')
  const hidden = (children: ReactNode) => <span className="sr-only">{children}</span>
  const word = (key: 'writeAbout' | 'edit', shown: boolean) => (
    <span className={shown ? '@max-5xl:sr-only' : 'sr-only'}>{t.rich(key, { name, hidden })}</span>
  )
  return (
    <div className="-my-0.5 -me-2 flex shrink-0 gap-1 print:hidden pointer-coarse:-my-3">
      <Link
        href={writeHref}
        prefetch={false}
        title={t.markup('writeAbout', { name, hidden: (words) => words })}
        className={buttonVariants(onEdit ? rare : worded)}
      >
        <Icon name="messages" />
        {word('writeAbout', onEdit === null)}
      </Link>
      {onDelete && (
        <Button
          {...rare}
          className={`${rare.className} hover:text-destructive-strong`}
          aria-label={t('remove', { name })}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </Button>
      )}
      {onEdit && (
        <Button {...edit} title={t.markup('edit', { name, hidden: (words) => words })} onClick={onEdit}>
          <Icon name="pencil" />
          {word('edit', false)}
        </Button>
      )}
    </div>
  )
}
