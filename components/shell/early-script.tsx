interface EarlyScriptProps {
  /** Run as text: it may use nothing from outside itself. */
  run: () => void
  nonce: string | undefined
}

/**
 * Runs a function of our own as soon as the page is read up to here. A module that is asynchronous: any other script
 * would wait for the style sheets above it, and the page below for the script. One in the head runs before anything is
 * painted. The browser hides a nonce from scripts, React too.
 */
export function EarlyScript({ run, nonce }: EarlyScriptProps) {
  return (
    <script
      type="module"
      async
      blocking="render"
      nonce={typeof window === 'undefined' ? nonce : ''}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, as text
      dangerouslySetInnerHTML={{ __html: `(${run})()` }}
    />
  )
}
