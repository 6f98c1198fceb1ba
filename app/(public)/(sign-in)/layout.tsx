import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Brand } from '@/components/shell/brand'
import { LanguageSwitch } from '@/components/shell/language-switch'
import { PaintFromHere } from '@/components/shell/paint-from-here'
import { routes } from '@/lib/routes'

/** Sign-in and its neighbours: the mark, one card, the language, nothing else. */
export default async function SignInLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell')
  return (
    <div className="optical-middle group flex min-h-dvh flex-col px-4 py-8 text-base sm:px-6">
      <header className="mx-auto flex w-full max-w-sm flex-wrap group-has-data-wide:max-w-xl items-center justify-between gap-2">
        <Link prefetch={false} href={routes.home} className="-ms-2 flex rounded-md px-2 py-1.5">
          <Brand name={t('product')} />
        </Link>
        <div className="-me-2">
          <LanguageSwitch compact label={t('language')} />
        </div>
      </header>
      <main className="flex flex-col items-center py-6">{children}</main>
      <PaintFromHere />
    </div>
  )
}
