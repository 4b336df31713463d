import { type IncomingMessage, request } from 'node:http'
import { ConfigError } from '../config/ConfigError.js'

/**
 * Sends a request to the running server over its Unix socket.
 *
 * @throws ConfigError when no server is listening there, or it refuses
 */
export async function requestAdminSocket(socketPath: string, path: string): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath, path }, resolve)
      .once('error', (error: NodeJS.ErrnoException) =>
        reject(new ConfigError([`adminSocket: no server is listening at ${socketPath} (${error.code ?? error.name})`])),
      )
      .end()
  })
  if (response.statusCode === 200) return response
  let text = ''
  for await (const chunk of response) if (text.length < 200) text += String(chunk)
  throw new ConfigError([`adminSocket: the server responded: ${text.slice(0, 200)}`])
}
