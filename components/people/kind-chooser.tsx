import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { documentKinds } from '#contract/document-kinds'
import { NativeSelect } from '@/components/ui/native-select'

/** Chooses by which paper somebody is known; it stands at the end of the number's label. */
export function KindChooser(props: ComponentProps<'select'>) {
  const t = useTranslations('documents')
  return (
    <NativeSelect
      {...props}
      aria-label={t('kind')}
      wrapperClassName="max-w-48 pointer-coarse:mb-1.5 pointer-fine:-mt-2"
      className="h-6 py-0 text-sm pointer-coarse:h-11"
    >
      {documentKinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`kinds.${kind}`)}
        </option>
      ))}
    </NativeSelect>
  )
}
