import { randomBytes } from 'node:crypto'
import { startFarcaster, waitForFarcaster } from '../../contract/walletSocialEndpoints.js'
import type { App } from '../../platform/http/AppContext.js'
import { HttpError } from '../../platform/http/HttpError.js'
import { newSecret } from '../../platform/keys/newSecret.js'
import { addWalletEndpoint } from '../addWalletEndpoint.js'
import type { WalletServices } from '../WalletServices.js'
import { waitUntil } from '../waitUntil.js'
import { createFarcaster } from './createFarcaster.js'
import { createTickets, ticketExpired } from './createTickets.js'

/** Content of a pending Farcaster sign-in. */
type FarcasterFacts = { readonly channelToken: string; readonly nonce: string }

/** Polling interval of the third-party relay. */
const pollMs = 1000

/** Adds sign-in with the Farcaster app, over a link or a QR code. */
export function addFarcasterRoutes(app: App, services: WalletServices): void {
  const { config, isDraining, logins, now, store, users } = services
  const given = config.providers.farcaster
  const farcaster = given && createFarcaster({ ...given, origin: config.login, now })
  const tickets = createTickets<FarcasterFacts>({ db: store.db, vault: services.vaultFor('Farcaster logins'), now })

  addWalletEndpoint(app, services, startFarcaster, async ({ body, jkt }) => {
    const { wallet } = services.requireDapp(body)
    if (farcaster === undefined || !(wallet?.socials?.includes('farcaster') ?? true))
      throw new HttpError(400, 'provider', 'Farcaster sign-in is not available')
    // Letters and digits only (EIP-4361).
    const nonce = randomBytes(16).toString('hex')
    const { url, channelToken } = await farcaster.open(nonce)
    const ticket = newSecret()
    const expiresAt = await tickets.start(ticket, { provider: 'farcaster', jkt, facts: { channelToken, nonce } })
    return { url, ticket, expiresAt }
  })

  addWalletEndpoint(app, services, waitForFarcaster, async ({ c, body: { ticket }, jkt }) => {
    const found = await tickets.find({ ticket, jkt })
    if (farcaster === undefined || found === undefined) throw ticketExpired()
    const { channelToken, nonce } = found.facts
    const read = () => farcaster.read(channelToken)
    const answer = await waitUntil(read, { signal: c.req.raw.signal, isDraining, pollMs: pollMs })
    if (answer === undefined) return { approved: false as const }
    const subject = await farcaster.check(answer, nonce)
    if (!(await tickets.consume(found.id))) throw ticketExpired()
    if (subject === undefined) throw new HttpError(400, 'farcaster', 'Invalid signature or message')
    const userName = answer.userName || `fid ${subject}`
    const user = await users.findOrCreate({ provider: 'farcaster', subject, label: userName })
    const session = await logins.add({ c, jkt, user, method: 'farcaster' })
    return { ...session, approved: true as const, userName }
  })
}
