import type { ServerResponse } from 'node:http'

/**
 * Changes the first part of an answer, which has the head of a page. A part may end within a letter, so it is changed byte by
 * byte. `isMeant` is asked when the status is known.
 */
export function changeHead(
  response: ServerResponse,
  change: (head: string) => string,
  isMeant = () => true,
): void {
  const write = response.write.bind(response)
  response.write = (part: Uint8Array | string, ...rest: never[]) => {
    response.write = write
    return write(isMeant() ? Buffer.from(change(asBytes(part)), 'latin1') : part, ...rest)
  }
}

export const asBytes = (part: Uint8Array | string) => Buffer.from(part as Uint8Array).toString('latin1')
