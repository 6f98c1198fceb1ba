'use client'

import { useTranslations } from 'next-intl'
import { isCommonPassword } from '#contract/common-password'
import { FullMessages } from '@/components/shared/text/full-messages'

/** Says of a new password that many others have it too. It stays the typist's choice, unless their clinic is strict. */
export function CommonPassword({ typed, strict }: { typed: string; strict: boolean }) {
  return (
    isCommonPassword(typed) && (
      <FullMessages>
        <Warning strict={strict} />
      </FullMessages>
    )
  )
}

function Warning({ strict }: { strict: boolean }) {
  return useTranslations('passwords')(strict ? 'commonStrict' : 'common')
}
