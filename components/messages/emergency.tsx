import { useTranslations } from 'next-intl'

/** The emergency number, for whoever has no time to wait for an answer. */
export function Emergency() {
  const t = useTranslations('threads')
  return (
    <span className="inline-block">
      {t.rich('emergency', {
        call: (number) => (
          <a href="tel:112" className="text-target font-medium text-foreground underline underline-offset-4">
            {number}
          </a>
        ),
      })}
    </span>
  )
}
