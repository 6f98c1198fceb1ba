import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Brand } from '@/components/shell/brand'
import { routes } from '@/lib/routes'

/** Sign-in and its neighbours: the mark, one card, nothing else. */
export default async function SignInLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell')
  return (
    <div className="flex min-h-dvh flex-col px-4 py-8 text-base sm:px-6">
      <header className="mx-auto">
        <Link prefetch={false} href={routes.home} className="flex rounded-md px-2 py-1.5">
          <Brand name={t('product')} />
        </Link>
      </header>
      <main className="flex grow flex-col items-center justify-center py-6 pb-[10vh]">{children}</main>
    </div>
  )
}
