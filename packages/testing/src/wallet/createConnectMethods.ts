import { type Address, stringToHex } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { ProviderError } from '../evm/ProviderError.js'
import { parseParams } from '../evm/parseParams.js'
import type { WalletContext, WalletMethod } from './WalletMethod.js'

/**
 * Creates `wallet_connect` with the capability `signInWithEthereum`, and `wallet_disconnect` (ERC-7846). One prompt covers accounts and
 * signature. Errors: 5700 for another capability that is not optional.
 *
 * @example createConnectMethods(context, { allow, forbid }).wallet_connect.run([{ version: '1', capabilities: {} }])
 */
export const createConnectMethods = (
  { state, signer, visible }: WalletContext,
  access: { allow(): void; forbid(): void },
): Readonly<Record<string, WalletMethod>> => ({
  wallet_connect: {
    prepare: (params) => {
      readCapabilities(params)
      return true
    },
    run: async (params) => {
      const { signInWithEthereum: requested } = readCapabilities(params)
      access.allow()
      const accounts = visible() as readonly Address[]
      if (requested === undefined) return { accounts: accounts.map((address) => ({ address, capabilities: {} })) }
      const chain = state.chains.get(parseParams.chainId(requested.chainId))
      if (chain === undefined) throw new ProviderError(5710, 'The wallet does not support the requested chain.')
      const signed = accounts.map(async (address) => {
        const message = createSiweMessage({
          ...readTexts(requested),
          domain:
            requested.domain === undefined ? (globalThis.location?.host ?? 'localhost') : readText(requested.domain),
          uri:
            requested.uri === undefined ? (globalThis.location?.href ?? 'http://localhost') : readText(requested.uri),
          version: '1',
          address,
          chainId: chain.id,
          nonce: readText(requested.nonce),
        })
        const signature = await signer.sign('personal_sign', [stringToHex(message), address], chain)
        return { address, capabilities: { signInWithEthereum: { message, signature } } }
      })
      return { accounts: await Promise.all(signed) }
    },
  },
  wallet_disconnect: {
    prepare: () => false,
    run: () => {
      access.forbid()
      return null
    },
  },
})

const readText = (value: unknown) => parseParams.text(value, 'signInWithEthereum')

const readTexts = ({ statement, requestId }: Readonly<Record<string, unknown>>) => ({
  ...(statement !== undefined && { statement: readText(statement) }),
  ...(requestId !== undefined && { requestId: readText(requestId) }),
})

const readCapabilities = (params: unknown): { readonly signInWithEthereum?: Readonly<Record<string, unknown>> } => {
  const { version, capabilities = {} } = parseParams.record(parseParams.list(params)[0] ?? {})
  if (version !== '1') throw new ProviderError(-32602, 'Invalid params: version must be 1')
  const { signInWithEthereum, ...others } = parseParams.record(capabilities)
  for (const [name, value] of Object.entries(others))
    if (parseParams.record(value).optional !== true)
      throw new ProviderError(5700, `The wallet does not support the capability ${name}, which is not optional.`)
  return signInWithEthereum === undefined ? {} : { signInWithEthereum: parseParams.record(signInWithEthereum) }
}
