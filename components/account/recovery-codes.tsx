'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/shared/text/copy-button'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { ShownOnce } from './shown-once'

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('account')
  const text = `${codes.join('\n')}\n`
  return (
    <ShownOnce
      title={t('codesTitle')}
      text={t('codesText')}
      closeLabel={t('codesSaved')}
      onClose={onClose}
      actions={
        <>
          <CopyButton text={text} label={t('codesCopy')} />
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="consulta-recovery-codes.txt"
            className={buttonVariants({ variant: 'secondary' })}
          >
            <Download aria-hidden="true" />
            {t('codesDownload')}
          </a>
        </>
      }
    >
      <ul
        translate="no"
        aria-label={t('codesTitle')}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border bg-muted p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Alert variant="warning">{t('codesWarning')}</Alert>
    </ShownOnce>
  )
}
