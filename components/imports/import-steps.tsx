import { useTranslations } from 'next-intl'
import { Steps } from '@/components/shared/page/steps'
import type { ListedImport } from '@/lib/domain/import-file'

const names = ['choose', 'check', 'import'] as const

/** How far an import is: `state` is null until a file is sent. */
export function ImportSteps({ state }: { state: ListedImport['state'] | null }) {
  const t = useTranslations('imports.steps')
  const current = state === null ? 0 : state === 'checked' ? 1 : names.length
  return <Steps label={t('all')} names={names.map((name) => t(name))} current={current} />
}
