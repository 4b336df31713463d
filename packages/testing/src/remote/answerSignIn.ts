import type { AuthTypes } from '@walletconnect/types'
import type { EvmSigner } from '../evm/createEvmSigner.js'
import { ProviderError } from '../evm/ProviderError.js'
import type { TestWalletChain } from '../wallet/TestWallet.js'
import type { PairingClient } from './createPairingClient.js'
import type { RemoteGrant, RemoteWalletOptions, SessionProposal } from './RemoteWallet.js'
import { toRemotePeer } from './toRemoteSession.js'

/** A request to connect and sign in, as the client reports it. */
export type SignInEvent = {
  readonly id: number
  readonly params: {
    readonly authPayload: AuthTypes.PayloadParams
    readonly requester: { readonly metadata: unknown }
  }
}

/**
 * Answers `session_authenticate` (CAIP-222): prompts the owner once, and signs one message for each granted network with a real key. The
 * last resource lists what is granted (ERC-5573). Returns the topic of the session. Rejects when the owner or the client rejects.
 */
export const answerSignIn = async (call: {
  readonly client: PairingClient['client']
  readonly event: SignInEvent
  readonly signer: EvmSigner
  readonly chains: ReadonlyMap<number, TestWalletChain>
  readonly options: Pick<RemoteWalletOptions, 'grant' | 'transformSignIn' | 'transformProofs'>
  ask(subject: SessionProposal): Promise<RemoteGrant | undefined>
}): Promise<{ readonly topic: string | undefined; readonly chainId: number }> => {
  const { client, event, signer, chains, options } = call
  const { authPayload, requester } = event.params
  const known = [...chains.keys()].filter((chainId) => authPayload.chains.includes(`eip155:${chainId}`))
  if (known.length === 0) throw new ProviderError(5100, 'Unsupported chains.')
  const subject: SessionProposal = {
    kind: 'session',
    id: event.id,
    peer: toRemotePeer(requester.metadata),
    networkIds: authPayload.chains,
    chainIds: known,
    others: [],
    methods: readMethods(authPayload),
    signIn: { domain: authPayload.domain, statement: authPayload.statement ?? '' },
  }
  const grant = (await call.ask(subject)) ?? options.grant ?? {}
  const { chainIds = known, accounts = signer.addresses.slice(0, 1), methods = subject.methods } = grant
  const address = accounts[0] ?? signer.addresses[0]
  const networkIds = chainIds.map((chainId) => `eip155:${chainId}`)
  const requested = { ...authPayload, resources: [...plainOf(authPayload), recapOf(methods, networkIds)] }
  const payload = options.transformSignIn?.(requested) ?? requested
  const auths = await Promise.all(
    chainIds.map(async (chainId): Promise<AuthTypes.Cacao> => {
      const iss = `eip155:${chainId}:${address}`
      const chain = chains.get(chainId) ?? { id: chainId, rpcUrl: '' }
      const message = client.formatAuthMessage({ request: payload, iss })
      const hex = `0x${Array.from(new TextEncoder().encode(message), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
      const signature = await signer.sign('personal_sign', [hex, address], chain)
      const { chains: _, type: _type, ...fields } = payload
      return { h: { t: 'caip122' }, p: { ...fields, iss: `did:pkh:${iss}` }, s: { t: 'eip191', s: signature } }
    }),
  )
  const { transformProofs } = options
  if (transformProofs) forgeOnce(client.engine as unknown as ResultSender, transformProofs)
  const { session } = await client.approveSessionAuthenticate({ id: event.id, auths })
  return { topic: session?.topic, chainId: chainIds[0] ?? 0 }
}

type ResultSender = {
  sendResult(call: { readonly result: { readonly cacaos?: readonly unknown[] } }): Promise<unknown>
}

/** The client sends no proof that it finds invalid, so a forger changes it afterwards. */
const forgeOnce = (engine: ResultSender, change: (cacaos: readonly unknown[]) => readonly unknown[]): void => {
  const send = engine.sendResult
  engine.sendResult = (call) => {
    if (call.result.cacaos === undefined) return send(call)
    engine.sendResult = send
    return send({ ...call, result: { ...call.result, cacaos: change(call.result.cacaos) } })
  }
}

const prefix = 'urn:recap:'

const plainOf = ({ resources = [] }: AuthTypes.PayloadParams): readonly string[] =>
  resources.filter((resource) => !resource.startsWith(prefix))

const readMethods = ({ resources = [] }: AuthTypes.PayloadParams): readonly string[] => {
  const text = resources.find((resource) => resource.startsWith(prefix))?.slice(prefix.length)
  const recap = text === undefined ? {} : JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
  return Object.keys(recap.att?.eip155 ?? {}).map((ability) => ability.slice('request/'.length))
}

const recapOf = (methods: readonly string[], chains: readonly string[]): string => {
  const abilities = [...methods].sort().map((method) => [`request/${method}`, [{ chains }]])
  const text = btoa(JSON.stringify({ att: { eip155: Object.fromEntries(abilities) } }))
  return `${prefix}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}
