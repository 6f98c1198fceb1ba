import { EarlyScript } from './early-script'

/** Runs as text: it may use nothing from outside itself. */
function runOnUse() {
  const links = () => document.querySelectorAll<HTMLLinkElement>('link[rel~=held]')
  const run = () => {
    for (const held of links()) {
      const script = document.createElement('script')
      script.async = true
      // The address as it is written: the scripts look one another up by it.
      script.setAttribute('src', held.getAttribute('href') ?? '')
      held.replaceWith(script)
    }
  }
  for (const sign of ['pointermove', 'pointerdown', 'focusin']) addEventListener(sign, run, { once: true })
  // Fetched when nothing else is left to do.
  const fetchAhead = () => {
    for (const held of links()) held.rel = 'held prefetch'
  }
  addEventListener('load', () => setTimeout(fetchAhead, 1000))
}

/** Runs the scripts that `scripts/stack/hold-scripts.ts` has held, once somebody moves, touches or tabs. */
export const ScriptsOnUse = ({ nonce }: { nonce: string | undefined }) => (
  <EarlyScript run={runOnUse} nonce={nonce} />
)
