import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { type DocumentKind, documentKinds } from '#contract/document-kinds'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'

interface DocumentInputProps extends ComponentProps<'input'> {
  kind: DocumentKind
  /** The field of the kind, beside that of the number. */
  chooser: Omit<ComponentProps<'select'>, 'value'>
}

/**
 * By which paper somebody is known, and its number; nothing to type where there is none yet. The label above names the
 * chooser, and the kind that is chosen names the number beside it.
 */
export function DocumentInput({ kind, chooser, id, ...number }: DocumentInputProps) {
  const t = useTranslations('documents')
  const none = kind === 'none'
  return (
    <div className="flex gap-2">
      <NativeSelect
        {...chooser}
        id={id}
        value={kind}
        aria-label={t('kind')}
        wrapperClassName={none ? 'grow' : 'w-32 shrink-0'}
      >
        {documentKinds.map((each) => (
          <option key={each} value={each}>
            {t(`kinds.${each}`)}
          </option>
        ))}
      </NativeSelect>
      <Input {...number} aria-label={t(`kinds.${kind}`)} disabled={none} hidden={none} autoComplete="off" />
    </div>
  )
}
