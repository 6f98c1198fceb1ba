'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { sentences } from '#contract/sentences'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { useSentence } from '@/components/ui/use-sentence'
import { type ClinicalFile, type FileKind, previewOf } from '@/lib/domain/history'
import { addressOf } from '@/lib/endpoints/endpoint'
import { historyEndpoints } from '@/lib/endpoints/histories'

type FileViewerProps = { historyId: string; of: FileKind; file: ClinicalFile; onClose: () => void }

/** An image or a PDF, shown in the page. */
export function FileViewer({ historyId, of, file, onClose }: FileViewerProps) {
  const t = useTranslations('history')
  const say = useSentence()
  const box = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState(false)
  const params = { id: historyId, kind: of, fileId: file.id }
  const address = addressOf(historyEndpoints.fileBytes, { params })
  const isPdf = previewOf(file.mediaType) === 'pdf'
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        ref={box}
        aria-describedby={undefined}
        className="md:max-w-4xl"
        onOpenAutoFocus={(event) => {
          // The first thing to focus would be the document, whose viewer keeps Escape to itself.
          event.preventDefault()
          box.current?.focus()
        }}
      >
        <DialogHeader>
          <DialogTitle translate="no" className="break-all">
            {file.name}
          </DialogTitle>
        </DialogHeader>
        {broken && <Alert variant="error">{say(sentences.failed)}</Alert>}
        {isPdf ? (
          <iframe src={address} title={file.name} className="h-[65dvh] w-full rounded-md border bg-muted" />
        ) : (
          !broken && (
            // biome-ignore lint/performance/noImgElement: private bytes that no image service may fetch
            <img
              src={address}
              alt={file.name}
              className="mx-auto max-h-[65dvh] max-w-full rounded-md bg-muted object-contain"
              onError={() => setBroken(true)}
            />
          )
        )}
        <DialogFooter>
          {isPdf && <p className="text-sm text-muted-foreground md:me-auto">{t('pdfHint')}</p>}
          <a
            href={addressOf(historyEndpoints.fileBytes, { params, query: { download: '1' } })}
            download={file.name}
            className={buttonVariants({ variant: 'secondary' })}
          >
            <Download aria-hidden="true" />
            {t('download')}
          </a>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
