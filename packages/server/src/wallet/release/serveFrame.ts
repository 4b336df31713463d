import { readFileSync } from 'node:fs'
import { isLoopback } from '@kit/siwx/server'
import { ConfigError } from '../../platform/config/ConfigError.js'
import { listen } from '../../platform/http/listen.js'
import { createFrameServer } from './createFrameServer.js'
import { hostsFault } from './frameSettings.js'
import { type Frame, openFrame } from './openFrame.js'
import { type FrameHostConfig, parseFrameHost } from './parseFrameHost.js'

/** A running frame host. */
export type FrameHost = {
  readonly url: string
  /** SHA-384 of `release.json`. */
  readonly release: string
  /** Origin of the login host. */
  readonly login: string
  stop(): Promise<void>
}

/**
 * Serves a release of the frame in its own process. It loads no secret, no database and no other modules of kit-server, so a break-in there
 * can't change the frame's origin.
 *
 * @throws ConfigError when the release does not match its list, or no trusted key signed it
 * @example await serveFrame({ origin: 'http://localhost:4403', folder: 'wallet-frame', embedders: ['http://localhost:4400'] })
 */
export async function serveFrame(input: unknown): Promise<FrameHost> {
  const config = parseFrameHost(input)
  const { host, port } = config
  const frame = openRelease(config)
  const server = createFrameServer(config, frame)
  const { url } = await listen(server, { host, port, option: 'port', hint: 'port' })
  return {
    url,
    release: frame.release,
    login: frame.login,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Opens the release of a frame host. @throws ConfigError when it does not match its list, no trusted key signed it, or its login host is
 * invalid
 */
export function openRelease({ origin, folder, releaseKeys }: FrameHostConfig): Frame {
  const frame = openFrame({ folder, releaseKeys, isLocal: isLoopback(new URL(origin).hostname) })
  const fault = hostsFault(origin, frame.login)
  if (fault !== undefined) throw new ConfigError([`folder: the login host of the release, ${frame.login}, ${fault}`])
  return frame
}

/** Reads the configuration file of a frame host. @throws ConfigError when it is not JSON */
export function readFrameHost(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ConfigError([`${path}: ${error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read'}`])
  }
}
