import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type EntryActionsProps = {
  name: string
  /** Where a message about the entry is written. */
  writeHref: string
  onEdit: (() => void) | null
  onDelete: (() => void) | null
}

/** Writing about one entry, and its edit and delete as far as the viewer may. */
export function EntryActions({ name, writeHref, onEdit, onDelete }: EntryActionsProps) {
  const t = useTranslations('history')
  return (
    <div className="flex shrink-0 gap-1 print:hidden">
      <Link
        href={writeHref}
        prefetch={false}
        aria-label={t('writeAbout', { name })}
        className={buttonVariants({ variant: 'ghost', size: 'icon-sm' })}
      >
        <Icon name="messages" />
      </Link>
      {onEdit && (
        <Button variant="ghost" size="icon-sm" aria-label={t('edit', { name })} onClick={onEdit}>
          <Icon name="pencil" />
        </Button>
      )}
      {onDelete && (
        <Button
          variant="ghost"
          size="icon-sm"
          className="hover:text-destructive-strong"
          aria-label={t('remove', { name })}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </Button>
      )}
    </div>
  )
}
