'use client'

import './globals.css'

type GlobalErrorProps = { error: Error & { digest?: string } }

const texts = {
  en: {
    title: 'Something went wrong',
    text: 'Consulta could not be shown. Nothing you saved is lost. Please load the page again.',
    again: 'Try again',
  },
  es: {
    title: 'Algo ha ido mal',
    text: 'No se ha podido mostrar Consulta. No se ha perdido nada de lo guardado. Vuelve a cargar la página.',
    again: 'Volver a intentar',
  },
}

// The root layout itself has failed, and the catalogue with it: these few words stand here on their own.
export default function GlobalError({ error }: GlobalErrorProps) {
  const locale =
    typeof document !== 'undefined' && document.cookie.includes('locale=es')
      ? ('es' as const)
      : ('en' as const)
  const { title, text, again } = texts[locale]
  return (
    <html lang={locale}>
      <body className="grid min-h-dvh place-content-center justify-items-center gap-2 p-6 text-center font-sans">
        <title>{title}</title>
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="max-w-md text-base text-muted-foreground">{text}</p>
        {error.digest && <p className="text-sm text-muted-foreground">{error.digest}</p>}
        <a
          href="/app"
          className="mt-4 inline-flex h-11 items-center rounded-md bg-primary px-6 font-medium text-primary-foreground"
        >
          {again}
        </a>
      </body>
    </html>
  )
}
