import { useTranslations } from 'next-intl'
import type { NewFeed } from '#contract/feeds'
import { CopyButton } from '@/components/shared/text/copy-button'
import { buttonVariants } from '@/components/ui/button'
import { ShownOnce } from './shown-once'

/** The address of a calendar subscription, for programs that can open it and for phones that can read it. */
export function NewAddress({ feed, onClose }: { feed: NewFeed; onClose: () => void }) {
  const t = useTranslations('feeds')
  const { address, qrCodeUrl } = feed
  return (
    <ShownOnce
      title={t('newTitle')}
      text={t('newText')}
      closeLabel={t('done')}
      quietClose
      onClose={onClose}
      actions={
        <>
          <a
            href={address.replace(/^https?:/, 'webcal:')}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t('open')}
          </a>
          <CopyButton text={address} variant="primary" />
        </>
      }
    >
      <div className="grid gap-1.5">
        <p className="text-sm font-medium">{t('address')}</p>
        <code translate="no" className="rounded-md bg-muted px-3 py-2 font-mono text-sm break-all select-all">
          {address}
        </code>
      </div>
      {/* A phone cannot read what it shows itself; a narrow window of a computer is no phone. */}
      <div className="grid justify-items-center gap-2 max-sm:pointer-coarse:hidden">
        {/* biome-ignore lint/performance/noImgElement: made for this person, never to be stored or resized */}
        <img
          src={qrCodeUrl}
          alt={t('qrAlt')}
          width={200}
          height={200}
          className="rounded-md border bg-white p-2"
        />
        <p className="text-sm text-muted-foreground">{t('scan')}</p>
      </div>
    </ShownOnce>
  )
}
