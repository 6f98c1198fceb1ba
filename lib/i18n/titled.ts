import 'server-only'
import type { Metadata } from 'next'
import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl'
import { getTranslations } from 'next-intl/server'

export type TextKey = MessageKeys<Messages, NestedKeyOf<Messages>>

/** The metadata of a page whose title is one text: 'auth.forgotTitle'. */
export const titled =
  (key: TextKey, more: Metadata = {}) =>
  async (): Promise<Metadata> => ({ title: (await getTranslations())(key), ...more })
