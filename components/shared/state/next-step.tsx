import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button'

/** The link of an empty state to what comes next. */
export function NextStep({ href, label }: { href: string; label: string }) {
  return (
    <Link prefetch={false} href={href} className={buttonVariants({ variant: 'secondary' })}>
      {label}
    </Link>
  )
}
