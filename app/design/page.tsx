import { notFound } from 'next/navigation'
import { DesignBook } from '@/components/design/design-book'
import { PublicFrameSample, ShellSample } from '@/components/design/frame-samples'
import { ClientMessages } from '@/components/shared/text/client-messages'

type DesignPageProps = { searchParams: Promise<{ view?: string }> }

/** Every primitive and composite on one page, for those who build; production has no such page. */
export default async function DesignPage({ searchParams }: DesignPageProps) {
  if (process.env.NODE_ENV === 'production') notFound()
  const { view } = await searchParams
  if (view === 'public') return <PublicFrameSample year={new Date().getFullYear()} />
  return (
    <ClientMessages of={['validation', 'errors', 'nav', 'resolve']}>
      {view === 'shell' ? <ShellSample /> : <DesignBook />}
    </ClientMessages>
  )
}
