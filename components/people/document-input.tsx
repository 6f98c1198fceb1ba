import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { type DocumentKind, documentKinds } from '#contract/document-kinds'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { dniExample } from '@/lib/content/dni-example'

interface DocumentInputProps extends ComponentProps<'input'> {
  kind: DocumentKind
  /** The field of the kind, beside that of the number. */
  chooser: Omit<ComponentProps<'select'>, 'value'>
}

/**
 * By which paper somebody is known, and its number, which the label above is for; nothing to type where there is none
 * yet.
 */
export function DocumentInput({ kind, chooser, ...number }: DocumentInputProps) {
  const t = useTranslations('documents')
  const none = kind === 'none'
  return (
    <div className="flex gap-2">
      <NativeSelect
        {...chooser}
        {...(none && { id: number.id })}
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
      <Input
        {...number}
        {...(none && { id: undefined })}
        {...(kind === 'dni' && { placeholder: dniExample })}
        disabled={none}
        hidden={none}
        autoComplete="off"
      />
    </div>
  )
}
