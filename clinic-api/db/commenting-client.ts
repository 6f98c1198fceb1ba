import pg from 'pg'
import { withRequest } from './request-name.ts'
import { beginStatement, endStatement } from './timed-statement.ts'

// The driver's types tell several ways to ask apart.
type Ask = (...asked: unknown[]) => unknown
type Done = (error: unknown, result: unknown) => void

/**
 * Says in a comment for which request a statement is, and times it where somebody listens. One that is prepared under
 * a name has the same text for everybody, or it would have to be planned for each.
 */
export class CommentingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const { connection } = this
    const parse = connection.parse.bind(connection)
    const query = connection.query.bind(connection)
    connection.parse = (statement, more) =>
      parse(statement.name ? statement : { ...statement, text: withRequest(statement.text) }, more)
    connection.query = (text) => query(withRequest(text))
    this.query = timed((...asked) => (super.query as Ask).apply(this, asked))
  }
}

/** Behind a pooler the next transaction may be on a connection that has never heard of a statement's name. */
export class NamelessClient extends CommentingClient {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const ask = this.query as Ask
    this.query = ((asked, ...rest) => ask(nameless(asked), ...rest)) as Ask as pg.Client['query']
  }
}

function nameless(asked: unknown): unknown {
  return typeof asked === 'object' && asked !== null && 'name' in asked
    ? { ...asked, name: undefined }
    : asked
}

/** Ends the span when the answer arrives: through the promise, or for the pool through its callback. */
function timed(ask: Ask): pg.Client['query'] {
  return ((...asked: [string | pg.QueryConfig, ...unknown[]]) => {
    const span = beginStatement(asked[0])
    if (!span) return ask(...asked)
    const done = asked.at(-1)
    if (typeof done === 'function') {
      const ended: Done = (error, result) => {
        endStatement(span, error)
        ;(done as Done)(error, result)
      }
      return ask(...asked.slice(0, -1), ended)
    }
    const answer = ask(...asked) as Promise<unknown>
    answer.then(
      () => endStatement(span),
      (error) => endStatement(span, error),
    )
    return answer
  }) as pg.Client['query']
}
