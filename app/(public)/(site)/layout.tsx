import type { ReactNode } from 'react'
import { PaintFromHere } from '@/components/shell/paint-from-here'
import { PublicFooter } from '@/components/shell/public/public-footer'
import { PublicHeader } from '@/components/shell/public/public-header'
import { getPageSession } from '@/lib/auth/page-access'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const session = await getPageSession()
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader signedIn={session !== null} />
      <PaintFromHere />
      <main className="grow">{children}</main>
      <PublicFooter year={new Date().getFullYear()} />
    </div>
  )
}
