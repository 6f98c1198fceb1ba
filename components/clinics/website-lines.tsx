'use client'

import { useTranslations } from 'next-intl'
import { toDataURL } from 'qrcode'
import { type ReactNode, useEffect, useState } from 'react'
import { CopyButton } from '@/components/shared/text/copy-button'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** Pixels of the picture: sharp on a poster. */
const qrWidth = 1024

/** The two lines for the website, how they will look, the plain link, and its QR code for the door. */
export function WebsiteLines({ slug }: { slug: string }) {
  const t = useTranslations('clinicWebsite')
  const { origin } = window.location
  const link = origin + routes.clinicPage(slug)
  const lines = `<div data-consulta="${slug}"></div>\n<script async src="${origin}/embed.js"></script>`
  return (
    <>
      <Part
        title={t('lines')}
        aside={<CopyButton size="sm" type="button" text={lines} aria-label={t('copyLines')} />}
      >
        <pre
          translate="no"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is reached by scrolling
          tabIndex={0}
          className="overflow-x-auto rounded-md border bg-muted p-3 font-mono text-sm"
        >
          {lines}
        </pre>
      </Part>
      <Part title={t('preview')}>
        <iframe
          src={routes.embeddedBooking(slug)}
          title={t('preview')}
          className="h-80 w-full rounded-md border"
        />
      </Part>
      <Part
        title={t('link')}
        aside={<CopyButton size="sm" type="button" text={link} aria-label={t('copyLink')} />}
      >
        <p translate="no" className="wrap-anywhere">
          {link}
        </p>
        <QrCode link={link} name={slug} />
      </Part>
    </>
  )
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-medium">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  )
}

function QrCode({ link, name }: { link: string; name: string }) {
  const t = useTranslations('clinicWebsite')
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    void toDataURL(link, { width: qrWidth, margin: 2 }).then((made) => !isOver && setPicture(made))
    return () => {
      isOver = true
    }
  }, [link])
  if (!picture) return null
  return (
    <div className="flex flex-wrap items-center gap-4">
      {/* biome-ignore lint/performance/noImgElement: it was made here, and nothing would make it smaller */}
      <img src={picture} alt={t('qr')} width={160} height={160} className="rounded-md border" />
      <a
        href={picture}
        download={`${name}.png`}
        className={buttonVariants({ variant: 'secondary', size: 'sm' })}
      >
        {t('qrDownload')}
      </a>
    </div>
  )
}
