import type { Account } from '../chain/Account.js'
import type { Connector, NamespaceRequest, Sessions } from '../connector/Connector.js'
import type { SignInOffer, SignInRequest } from '../connector/SignInRequest.js'
import type { ClockPort } from '../ports/Ports.js'
import { runWithin } from '../signal/runWithin.js'

/** Maximum wait for a sign-in request before the pairing link is created, in milliseconds. */
const waitMs = 1_000

/** A connect request sent to a connector. */
export type Requested = {
  readonly answers: Promise<Sessions>
  /** Passes the sign-in proofs of the wallet's response on, if it has any. */
  passProofs(accounts: readonly Account[]): void
}

/**
 * Asks a connector to connect, and to sign in in the same approval if a plugin offers that and all requested namespaces support it. Without
 * an offer, the connector is called synchronously inside the user gesture. An offer that fails or times out falls back to a plain connect.
 */
export function askConnector(
  connector: Connector,
  call: Parameters<Connector['connect']>[0],
  offers: ReadonlySet<SignInOffer>,
  clock: ClockPort,
): Requested {
  const { requests, signal } = call
  const offer = [...offers].at(-1)
  let passProofs: Requested['passProofs'] = () => {}
  const canSignIn = ({ namespace }: NamespaceRequest) => connector.signInNamespaces?.includes(namespace) === true

  async function connectOffering(offered: SignInOffer): Promise<Sessions> {
    const request = await requestOf(offered, requests, clock, signal)
    signal.throwIfAborted()
    if (request === undefined) return connector.connect(call)
    const onProofs = (proofs: readonly unknown[]) => {
      passProofs = (accounts) => offered.onProofs({ request, proofs, accounts })
    }
    return connector.connect({ ...call, signIn: { request, onProofs } })
  }

  return {
    answers: new Promise((start) =>
      start(
        offer !== undefined && requests.length > 0 && requests.every(canSignIn)
          ? connectOffering(offer)
          : connector.connect(call),
      ),
    ),
    passProofs: (accounts) => passProofs(accounts),
  }
}

function requestOf(
  offer: SignInOffer,
  requests: readonly NamespaceRequest[],
  clock: ClockPort,
  signal: AbortSignal,
): Promise<SignInRequest | undefined> {
  const networkIds = requests.flatMap(({ networks }) => networks.map(({ id }) => id))
  const time = { clock, limitMs: waitMs, reason: () => new Error('The connector timed out.') }
  return runWithin([signal], time, (each) => offer.request(networkIds, each)).catch(() => undefined)
}
