import type { Server } from 'node:http'
import { ConfigError } from '../config/ConfigError.js'

/** Address to listen on, and a hint for choosing another port. */
export type ListenOptions = {
  readonly host: string
  readonly port: number
  readonly option: string
  readonly hint: string
}

/** Listens and returns the URL. @throws ConfigError when the port is in use or the address is not local */
export function listen(
  server: Server,
  { host, port, option, hint }: ListenOptions,
): Promise<{ port: number; url: string }> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `${port} is already in use; choose another port with ${hint}`
          : `cannot listen on ${host}:${port} (${error.code ?? error.name})`
      reject(new ConfigError([`${option}: ${reason}`]))
    })
    server.listen(port, host, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address !== null ? address.port : port
      resolve({ port: bound, url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}` })
    })
  })
}
