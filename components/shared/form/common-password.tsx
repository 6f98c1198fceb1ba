'use client'

import { useTranslations } from 'next-intl'
import { FullMessages } from '@/components/shared/text/full-messages'
import { isCommonPassword } from '@/lib/domain/common-password'

/** Says under a new password that many others have it too. It stays the typist's choice. */
export function CommonPassword({ typed }: { typed: string }) {
  return (
    <div role="status">
      {isCommonPassword(typed) && (
        <FullMessages>
          <Warning />
        </FullMessages>
      )}
    </div>
  )
}

function Warning() {
  const t = useTranslations('passwords')
  return <p className="mt-2 text-sm text-warning-strong">{t('common')}</p>
}
