import { useTranslations } from 'next-intl'
import type { NewFeed } from '#contract/feeds'
import { CopyButton } from '@/components/shared/text/copy-button'
import { Button, buttonVariants } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'

/** The address, shown once. Only a button closes it: a stray click must not lose it. */
export function NewAddress({ feed, onClose }: { feed: NewFeed; onClose: () => void }) {
  const t = useTranslations('feeds')
  const { address, qrCodeUrl } = feed
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{t('newTitle')}</DialogTitle>
          <DialogDescription>{t('newText')}</DialogDescription>
        </DialogHeader>
        <div className="grid gap-1.5">
          <p className="text-sm font-medium">{t('address')}</p>
          <code className="rounded-md bg-muted px-3 py-2 font-mono text-sm break-all select-all">
            {address}
          </code>
        </div>
        {/* biome-ignore lint/performance/noImgElement: made for this person, never to be stored or resized */}
        <img
          src={qrCodeUrl}
          alt={t('qrAlt')}
          width={200}
          height={200}
          className="justify-self-center rounded-md border bg-white p-2"
        />
        <DialogFooter>
          <CopyButton text={address} />
          <a
            href={address.replace(/^https?:/, 'webcal:')}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t('open')}
          </a>
          <Button onClick={onClose}>{t('done')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
