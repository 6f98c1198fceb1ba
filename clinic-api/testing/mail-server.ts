import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { parseMail, type ReadMail } from './mails.ts'

/** A mail server on a free port; what it is told is kept. */
export async function startMailServer() {
  const received: ReadMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, _session, done) {
      received.push(parseMail(await text(stream)))
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo // listens on a port, so it has a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Oldest first. */
    mailsTo: (address: string) => received.filter(({ to }) => to === address),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
