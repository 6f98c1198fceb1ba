import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/shared/client-messages'
import { PublicFooter } from '@/components/shell/public-footer'
import { PublicHeader } from '@/components/shell/public-header'
import { getPageSession } from '@/lib/auth/page-access'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const session = await getPageSession()
  return (
    <ClientMessages of={['shell']}>
      <div className="flex min-h-dvh flex-col">
        <PublicHeader signedIn={session !== null} />
        <main className="grow">{children}</main>
        <PublicFooter year={new Date().getFullYear()} />
      </div>
    </ClientMessages>
  )
}
