import { isLoopback } from '@kit/siwx/server'
import { z } from 'zod'

/** The file of a release that tells the frame where its login host is. */
export const settingsFile = 'wallet.json'

/** An address of the wallet: HTTPS, or HTTP on this machine. */
export function isWalletOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return text === origin && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}

const settingsSchema = z.strictObject({ login: z.string().refine(isWalletOrigin) })

/** What a frame is told by its release. */
export type FrameSettings = z.output<typeof settingsSchema>

/** Reads the text of `wallet.json`. Returns undefined when it is invalid. */
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
 * Why two hosts can't be the frame's and the login host; undefined when they can. The login host must not be able to use the frame's storage, nor its passkeys:
 * browsers let a host use those of every host above it.
 *
 * @example hostsFault('https://wallet.dapp.example', 'https://login.wallet.dapp.example') // 'is below the frame’s host …'
 */
export function hostsFault(frame: string, login: string): string | undefined {
  const [above, below] = [new URL(frame), new URL(login)]
  if (above.origin === below.origin) return 'must not be the origin of the frame'
  // On a development machine ports tell hosts apart.
  if (isLoopback(above.hostname) && isLoopback(below.hostname)) return undefined
  if (below.hostname === above.hostname) return 'must be on another host than the frame, not only on another port'
  return below.hostname.endsWith(`.${above.hostname}`)
    ? 'must not be a subdomain of the frame’s host, because its pages could use the frame’s passkeys'
    : undefined
}
