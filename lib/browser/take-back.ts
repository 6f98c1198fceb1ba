import { write } from '@/lib/browser/request'

/** Takes back what answered with the token. Throws `RequestError`. */
export function takeBack(token: string) {
  return write('visits.undo', { params: { token } })
}
