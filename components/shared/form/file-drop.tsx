'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { shownFileName } from '#contract/file-names'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'

interface FileDropProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The words of a filled button, where choosing is all that there is to do; they name the field. */
  button?: string
  /** `file` where nothing is sent anywhere. */
  icon?: 'file' | 'upload'
  /** Words below the button until a file is chosen: what it is called, for instance. */
  hint?: ReactNode
}

/** Looks like the link that the whole place is. */
const asLink = (words: ReactNode) => (
  <span className="font-medium text-primary-strong underline underline-offset-4">{words}</span>
)

/**
 * A place for files: pressed, they are chosen; dropped, they are taken. The browser's own field lies over all of it, so
 * that keys, drag and drop and forms work as everywhere.
 */
export function FileDrop({ button, icon = 'upload', hint, onChange, ...props }: FileDropProps) {
  const t = useTranslations('fileDrop')
  const [names, setNames] = useState<string[]>([])
  return (
    <div
      className={cn(
        'relative grid justify-items-center gap-1 rounded-lg border border-dashed border-border-strong bg-card px-4 py-6 text-center text-sm hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring has-disabled:opacity-60',
        button && 'content-center sm:min-h-64',
      )}
    >
      <Icon name={names.length > 0 ? 'file' : icon} className="size-5 text-muted-foreground" />
      {button && <span className={buttonVariants({ className: 'my-2' })}>{button}</span>}
      {names.length > 0 ? (
        <span translate="no" className="font-medium wrap-anywhere">
          {names.join(', ')}
        </span>
      ) : button ? (
        hint
      ) : (
        <>
          <span className="max-sm:hidden">
            {t.rich(props.multiple ? 'several' : 'one', { choose: asLink })}
          </span>
          <span className="sm:hidden">{asLink(t(props.multiple ? 'chooseSeveral' : 'choose'))}</span>
        </>
      )}
      <input
        aria-label={button}
        {...props}
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          setNames([...(event.target.files ?? [])].map(({ name }) => shownFileName(name)))
          onChange?.(event)
        }}
      />
    </div>
  )
}
