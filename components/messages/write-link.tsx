import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes, withQuery } from '@/lib/routes'

interface WriteLinkProps {
  /** With whom and about which visit; nothing for whoever writes to a clinic of theirs. */
  about?: { patient?: string; appointment?: string }
  /** `narrow` is a button that narrow screens have without its words. */
  look?: 'button' | 'narrow' | 'small' | 'icon'
  /** To whom, where several such links stand together. */
  name?: string
}

const looks = {
  button: buttonVariants({ variant: 'secondary' }),
  narrow: buttonVariants({ variant: 'secondary', className: '@max-lg:gap-0 @max-lg:px-3' }),
  small: buttonVariants({ variant: 'ghost', size: 'sm' }),
  icon: buttonVariants({ variant: 'ghost', size: 'icon-sm' }),
}

/** The way to a new message to or about somebody. */
export function WriteLink({ about, look = 'small', name }: WriteLinkProps) {
  const t = useTranslations('threads')
  return (
    <Link
      href={withQuery(routes.newThread, about ?? {})}
      prefetch={false}
      aria-label={name && t('writeTo', { name })}
      className={looks[look]}
    >
      <Icon name={about ? 'messages' : 'pencil'} />
      {look !== 'icon' && (
        <span className={look === 'narrow' ? '@max-lg:sr-only' : undefined}>
          {t(about ? 'write' : 'newTitle')}
        </span>
      )}
    </Link>
  )
}
