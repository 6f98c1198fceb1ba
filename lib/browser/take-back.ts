import { type RequestError, write } from '@/lib/browser/request'

/** Takes back what answered with the token. Throws `RequestError`. */
export function takeBack(token: string) {
  return write('visits.undo', { params: { token } })
}

/** Whether the same may work another time: no answer came, or the fault is the server's. */
export const mayWorkLater = ({ status }: RequestError) => status === 0 || status >= 500
