import { useTranslations } from 'next-intl'
import type { NewApiKey } from '#contract/api-keys'
import { CopyButton } from '@/components/shared/text/copy-button'
import { ShownOnce } from './shown-once'

/** A key for another program, this once. */
export function NewKey({
  made: { name, key },
  onClose,
}: {
  made: Pick<NewApiKey, 'name' | 'key'>
  onClose: () => void
}) {
  const t = useTranslations('apiKeys')
  return (
    <ShownOnce
      title={t('newTitle', { name })}
      text={t('newText')}
      closeLabel={t('done')}
      onClose={onClose}
      actions={<CopyButton text={key} />}
    >
      <code translate="no" className="rounded-md bg-muted px-3 py-2 font-mono text-sm break-all select-all">
        {key}
      </code>
    </ShownOnce>
  )
}
