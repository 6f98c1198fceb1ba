'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/shared/text/copy-button'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'

/** Shown once. Only the button closes it: a stray click must not lose them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('account')
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{t('codesTitle')}</DialogTitle>
          <DialogDescription>{t('codesText')}</DialogDescription>
        </DialogHeader>
        <ul
          aria-label={t('codesTitle')}
          className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border bg-muted p-4 font-mono text-sm"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Alert variant="warning">{t('codesWarning')}</Alert>
        <DialogFooter>
          <CopyButton text={text} label={t('codesCopy')} />
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="consulta-recovery-codes.txt"
            className={buttonVariants({ variant: 'secondary' })}
          >
            <Download aria-hidden="true" />
            {t('codesDownload')}
          </a>
          <Button onClick={onClose}>{t('codesSaved')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
