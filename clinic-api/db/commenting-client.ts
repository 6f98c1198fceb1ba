import pg from 'pg'
import { withRequest } from './request-name.ts'

/**
 * Says in a comment for which request a statement is. One that is prepared under a name has the same text for
 * everybody, or it would have to be planned for each.
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
  }
}
