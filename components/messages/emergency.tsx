import { useTranslations } from 'next-intl'

/** The emergency number, for whoever has no time to wait for an answer. */
export function Emergency() {
  const t = useTranslations('threads')
  return (
    <span>
      {t.rich('emergency', {
        call: (number) => (
          <a
            href="tel:112"
            className="inline-flex min-h-6 items-center font-medium text-foreground underline underline-offset-4 pointer-coarse:-my-3 pointer-coarse:min-h-11"
          >
            {number}
          </a>
        ),
      })}
    </span>
  )
}
