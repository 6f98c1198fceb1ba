import { EarlyScript } from '@/components/shell/early-script'
import { makeFirstFormat } from '@/lib/browser/first-format'

/** For pages that write dates or numbers as they come alive, as all signed-in pages do. */
export function FormatScript({ nonce }: { nonce: string | undefined }) {
  return <EarlyScript run={makeFirstFormat} nonce={nonce} />
}
