import { useTranslations } from 'next-intl'
import type { IdentityDocument } from '#contract/document-kinds'

/** A document in words. A DNI is its number alone: what everybody has is not named. */
export function useDocumentText() {
  const t = useTranslations('documents')
  return ({ kind, number, country }: IdentityDocument): string => {
    if (kind === 'none') return t('kinds.none')
    const named = [...(kind === 'dni' ? [] : [t(`kinds.${kind}`)]), country, number]
    return named.filter(Boolean).join(' ')
  }
}

/** A document with its kind, a DNI's too: for a number that stands where nothing else says what it is. */
export function useNamedDocument() {
  const t = useTranslations('documents')
  const textOf = useDocumentText()
  return (document: IdentityDocument): string =>
    [document.kind === 'dni' && t('kinds.dni'), textOf(document)].filter(Boolean).join(' ')
}
