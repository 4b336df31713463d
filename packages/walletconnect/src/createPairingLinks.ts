import { type expireAfter, KitError, type SignInRequest } from '@kit/core/adapter'
import type { ActiveSession, PairingContext } from './createActiveSession.js'
import type { OpenProposals } from './createOpenProposals.js'
import { createProposals, type Proposals } from './createProposals.js'
import type { RemotePairing } from './createRemotePairing.js'
import { offlineError, toPairingError } from './error/toPairingError.js'
import { formatNamespaces, type ProposedNamespace } from './namespace/formatNamespaces.js'
import type { SignInAnswer } from './sdk/openSignedSession.js'
import { proposeSession } from './sdk/proposeSession.js'
import { parsePairedSession } from './session/parsePairedSession.js'

/** The request of a link. An equal request reuses the link. A sign-in with another nonce isn't equal. */
export type LinkRequest = {
  readonly namespaces: { readonly [namespace: string]: ProposedNamespace }
  readonly signIn: SignInRequest | undefined
}

/** Connects through pairing links. */
export type PairingLinks = Pick<RemotePairing, 'connect'> & Pick<Proposals<SignInAnswer>, 'count' | 'withdrawAbandoned'>

/** Creates the link manager without a link. */
export function createPairingLinks(
  shared: PairingContext & {
    readonly active: ActiveSession
    readonly open: OpenProposals
    readonly expire: typeof expireAfter
    mayLinger(): boolean
    onEnd(): void
  },
): PairingLinks {
  const { active, context, destroyed, dropUnwanted, expire, isAddress, open, options, sdk } = shared
  const { clock, log, platform } = context.ports
  const pairingTimeoutMs = Math.min(options.pairingTimeoutMs ?? 240_000, 290_000)

  const proposals = createProposals({
    clock,
    lifeMs: pairingTimeoutMs,
    async propose({ namespaces: optionalNamespaces, signIn }: LinkRequest, signal, onUri) {
      const { client } = await sdk.open()
      return proposeSession({
        client,
        optionalNamespaces,
        signIn,
        signals: [signal, destroyed],
        clock,
        expire,
        log,
        relayTimeoutMs: options.relayTimeoutMs ?? 15_000,
        pairingTimeoutMs,
        onUri,
        onOpen: open.add,
        onEnd: open.remove,
      })
    },
    mayLinger: shared.mayLinger,
    // The user approved an abandoned link. The wallet must not show a connection.
    onUnwanted: ({ session }) => void sdk.now()?.then(({ client }) => dropUnwanted(client, session)),
    onEnd: shared.onEnd,
  })

  return {
    count: proposals.count,
    withdrawAbandoned: proposals.withdrawAbandoned,
    async connect({ requests, signal, signIn, onUri }) {
      // Fails immediately when the browser is offline, instead of after the relay timeout.
      if (!platform.isOnline()) throw offlineError()
      const requested: LinkRequest = { namespaces: formatNamespaces(requests, options), signIn: signIn?.request }
      const answer = await proposals.take(requested, { signal, onUri: (uri) => onUri?.(uri) }).catch((error) => {
        throw toPairingError(error, platform.isOnline())
      })
      const { client } = await sdk.open()
      const parsed = parsePairedSession(answer.session, isAddress)
      const wanted = requests.some(({ namespace }) => parsed?.namespaces.has(namespace))
      if (parsed === undefined || !wanted) {
        dropUnwanted(client, answer.session)
        throw new KitError('connection/noAccounts', { shortMessage: 'The wallet shared no accounts.' })
      }
      if (answer.cacaos !== undefined) signIn?.onProofs(answer.cacaos)
      return active.replace(client, parsed, requests)
    },
  }
}
