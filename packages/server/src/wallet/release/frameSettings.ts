import { isLoopback } from '@kit/siwx/server'
import { z } from 'zod'

/** File of a release that contains the frame's login host. */
export const settingsFile = 'wallet.json'

/** Returns whether a text is an origin for the wallet: HTTPS, or HTTP on localhost. */
export function isWalletOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return text === origin && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}

const settingsSchema = z.strictObject({ login: z.string().refine(isWalletOrigin) })

/** Settings of a frame in its release. */
export type FrameSettings = z.output<typeof settingsSchema>

/** Parses `wallet.json`. Returns undefined when it is invalid. */
export function parseSettings(text: string): FrameSettings | undefined {
  try {
    return settingsSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Formats `wallet.json`. Equal settings give equal bytes. */
export function formatSettings({ login }: FrameSettings): string {
  return `${JSON.stringify({ login })}\n`
}

/**
 * Returns why two hosts cannot be the frame's and the login host; undefined when they can. The login host must not have access to the
 * frame's storage or passkeys: browsers let a host use the passkeys of its parent domains.
 *
 * @example hostsFault('https://wallet.dapp.example', 'https://login.wallet.dapp.example') // 'must not be a subdomain of the frame’s host …'
 */
export function hostsFault(frame: string, login: string): string | undefined {
  const [above, below] = [new URL(frame), new URL(login)]
  if (above.origin === below.origin) return 'must not be the origin of the frame'
  // On a development machine, ports distinguish hosts.
  if (isLoopback(above.hostname) && isLoopback(below.hostname)) return undefined
  if (below.hostname === above.hostname) return 'must be on another host than the frame, not only on another port'
  return below.hostname.endsWith(`.${above.hostname}`)
    ? 'must not be a subdomain of the frame’s host, because its pages could use the frame’s passkeys'
    : undefined
}
