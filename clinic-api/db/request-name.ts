import { AsyncLocalStorage } from 'node:async_hooks'

const names = new AsyncLocalStorage<string>()

/** Does the work for the request of that name, which is made of letters, digits and `_.:-` alone. */
export function forRequest<Result>(name: string, work: () => Result): Result {
  return names.run(name, work)
}

/** The statement with the request it is for, as the server's log and its list of what runs show it. */
export function withRequest(text: string): string {
  const name = names.getStore()
  return name ? `/* ${name} */ ${text}` : text
}
