import { createServer } from 'node:net'
import { StartError } from './start-error.ts'

function listen(host: string, port: number): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(taken))
    })
  })
}

/** Returns the port if it can be opened (a free one for 0), else throws a sentence that names the variable to set. */
export async function claimPort(host: string, port: number, variable: string): Promise<number> {
  try {
    return await listen(host, port)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is already in use; stop what is using it or set ${variable} to another port.`,
      )
    }
    if (code === 'EACCES') {
      throw new StartError(
        `Port ${port} needs more rights than this user has; set ${variable} to a port above 1023.`,
      )
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST is "${host}", which is no address of this machine.`)
    }
    throw new StartError(`Port ${port} (${variable}) cannot be opened: ${message}.`)
  }
}
