import { EarlyScript } from './early-script'

/** Runs as text: it may use nothing from outside itself. */
function runOnUse() {
  const links = () => document.querySelectorAll<HTMLLinkElement>('link[rel~=held]')
  const signs = ['pointermove', 'pointerdown', 'focusin']
  const run = (sign: Event) => {
    // A page that comes to lie below a pointer at rest is told of a move without length.
    const { movementX, movementY } = sign as PointerEvent
    if (sign.type === 'pointermove' && !movementX && !movementY) return
    for (const each of signs) removeEventListener(each, run)
    for (const held of links()) {
      const script = document.createElement('script')
      script.async = true
      // The address as it is written: the scripts look one another up by it.
      script.setAttribute('src', held.getAttribute('href') ?? '')
      held.replaceWith(script)
    }
  }
  for (const each of signs) addEventListener(each, run)
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
