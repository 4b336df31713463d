import { chainReferenceOf } from '@kit/core/plugin'
import { isSameAddressIn } from '../check/isSameAddressIn.js'
import type { ConfigCommands } from '../config/createLazyConfig.js'
import { siwxError } from '../error/siwxErrors.js'
import { parseMessage } from '../message/parseMessage.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import type { SiweServices } from './createSiweServices.js'

/** The functions of a `siweConfig` issue nonces, verify signatures and keep the session. */
export const siweCommands: ConfigCommands<SiweServices> = {
  /** Prefetches a nonce for the active account. */
  prepare:
    ({ context, prepareNonce }) =>
    () => {
      const { account } = context.kit.active.getState()
      if (account?.namespace === 'eip155') prepareNonce(account.address)
    },
  /**
   * Creates a message.
   *
   * @throws KitError `siwx/invalidField` if the app's text isn't a sign-in message, or is one for something else
   */
  createMessage:
    ({ config, context, place, takeNonce }) =>
    async ({ accountAddress, chainId, notBefore }) => {
      const [params, nonce] = await Promise.all([config.getMessageParams?.(), takeNonce(accountAddress)])
      const { chains: _, ...given } = params ?? {}
      const input = {
        ...place,
        iat: new Date(context.ports.clock.now()).toISOString(),
        ...given,
        ...(notBefore !== undefined && { nbf: notBefore }),
        type: 'eip4361',
        version: '1',
        chainId: Number(chainReferenceOf(chainId)),
        nonce,
      } as const
      let reason: unknown
      // Apps that pass the address to a message library return a text with the plain address only.
      for (const address of [`did:pkh:${chainId}:${accountAddress}`, accountAddress]) {
        try {
          const text = await config.createMessage({ ...input, address })
          const fields = parseMessage(text)
          if (fields === undefined) continue
          requireSame(fields, { domain: place.domain, accountAddress, chainId, nonce })
          return { ...fields, toString: () => text }
        } catch (error) {
          reason = error
        }
      }
      throw siwxError('siwx/invalidField', 'message', reason)
    },
  /** Verifies a session at the server, which also stores it. */
  addSession: (services) => async (session) => {
    const { fetchSession, config, notify } = services
    const { cacao, data, message, signature } = session
    let isTaken: boolean
    try {
      isTaken = await config.verifyMessage({ message, signature, ...(cacao !== undefined && { cacao }) })
    } catch (cause) {
      throw siwxError('siwx/unknown', 'verifyMessage', cause)
    }
    if (isTaken !== true) throw siwxError('siwx/invalid', 'signature')
    const found = await fetchSession()
    if (found === null || !isSameAddressIn('eip155', found.address, data.accountAddress))
      throw siwxError('siwx/invalid', 'session')
    services.signed = session
    notify(() => config.onSignIn?.(found))
  },
  /** Signs out if the list is empty. Otherwise signs in with the first EVM session, since a server keeps one. */
  setSessions: (services) => async (sessions) => {
    const session = sessions.find(({ data }) => data.chainId.startsWith('eip155:'))
    if (session !== undefined) await siweCommands.addSession(services)(session)
    else if (sessions.length === 0 && services.known() !== null) await services.signOut()
  },
  /** Returns the session of an account. A session of an account that isn't active is ended. */
  getSessions: (services) => async (networkId, address) => {
    if (!networkId.startsWith('eip155:')) return []
    const { fetchSession, config, context, dismiss, place, signed } = services
    const found = await fetchSession()
    if (found === null) return []
    if (!isSameAddressIn('eip155', found.address, address)) {
      const { account } = context.kit.active.getState()
      const isInUse = account !== undefined && isSameAddressIn('eip155', account.address, address)
      if (isInUse && config.signOutOnAccountChange !== false) await dismiss(found)
      return []
    }
    if (config.signOutOnNetworkChange !== false && found.chainId !== Number(chainReferenceOf(networkId))) return []
    const isSigned = signed !== undefined && isSameAddressIn('eip155', signed.data.accountAddress, address)
    return [
      isSigned
        ? { ...signed, data: { ...signed.data, chainId: networkId } }
        : { data: { ...place, ...unread, accountAddress: address, chainId: networkId }, message: '', signature: '' },
    ]
  },
  revokeSession:
    ({ known, signOut }) =>
    async (networkId, address) => {
      const session = known()
      if (!networkId.startsWith('eip155:') || session === null) return
      if (session === undefined || isSameAddressIn('eip155', session.address, address)) await signOut()
    },
}

/** Placeholders: a server doesn't return these fields for sessions signed before the page was loaded. */
const unread = { version: '1', nonce: '', issuedAt: '' } as const

function requireSame(fields: SiwxFields, wanted: Pick<SiwxFields, 'domain' | 'accountAddress' | 'chainId' | 'nonce'>) {
  for (const name of ['domain', 'chainId', 'nonce'] as const)
    if (fields[name] !== wanted[name]) throw siwxError('siwx/invalidField', `${name}: ${fields[name]}`)
  if (!isSameAddressIn('eip155', fields.accountAddress, wanted.accountAddress))
    throw siwxError('siwx/invalidField', `accountAddress: ${fields.accountAddress}`)
}
