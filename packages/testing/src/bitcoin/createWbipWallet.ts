import { base64 } from '@scure/base'
import { ProviderError } from '../evm/ProviderError.js'
import type { BitcoinChainName, BitcoinWbipProvider } from './BitcoinTestWallet.js'
import type { BitcoinWalletCore } from './BitcoinWalletCore.js'
import type { BitcoinCard } from './bitcoinForms.js'
import { broadcastToEsplora } from './broadcastToEsplora.js'
import { payBitcoin } from './payBitcoin.js'
import { signBitcoinMessage } from './signBitcoinMessage.js'
import { signBitcoinPsbt } from './signBitcoinPsbt.js'

type Params = Readonly<Record<string, unknown>>
type Method = { readonly asks: (params: Params) => boolean; readonly run: (params: Params) => unknown }

const titles: Readonly<Record<BitcoinChainName, string>> = {
  mainnet: 'Mainnet',
  testnet: 'Testnet',
  testnet4: 'Testnet4',
  signet: 'Signet',
  regtest: 'Regtest',
}
const always = () => true
const never = () => false
const bytesToHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Creates the methods, by name. */
const createMethods = (core: BitcoinWalletCore): Readonly<Record<string, Method>> => {
  const { behavior } = core
  const network = () => {
    const title = titles[core.chain()]
    const as = behavior().networkNameFormat
    const name = as === 'lower' ? title.toLowerCase() : title
    return as === 'absent' ? {} : { network: as === 'bare' ? name : { bitcoin: { name } } }
  }
  const addresses = () =>
    core.cards(core.chain()).map(({ address, publicKey, purpose, type }) => ({
      address,
      publicKey: bytesToHex(publicKey),
      purpose,
      addressType: type,
      walletType: 'software',
    }))
  const requireVisible = () => {
    if (!core.visible()) throw new ProviderError(-32002, 'Access denied.')
  }
  const disclose = () => ({ walletType: 'software', addresses: addresses(), ...network() })
  const urlHere = () => core.url(core.chain()) ?? ''
  const signPsbt = async ({ psbt, signInputs, broadcast }: Params) => {
    const inputs = Object.entries(signInputs as Readonly<Record<string, readonly number[]>>).map(
      ([address, indexes]): { card: BitcoinCard; indexes: readonly number[] } => ({
        card: core.find(address),
        indexes,
      }),
    )
    const isSent = broadcast === true
    const transaction = signBitcoinPsbt(base64.decode(String(psbt)), inputs, isSent || behavior().finalizesPsbt)
    const txid = isSent ? await broadcastToEsplora(urlHere(), transaction.hex) : undefined
    return { psbt: base64.encode(transaction.toPSBT()), ...(txid && { txid }) }
  }
  const changeNetwork = ({ name }: Params) => {
    const found = core.chains.find((chain) => titles[chain] === name)
    if (!found) throw new ProviderError(-32602, 'Invalid params: unknown network')
    if (!behavior().ignoresSwitch) core.selectChain(found)
    return {}
  }
  const authorized = (run: Method['run'], asks: Method['asks'] = always): Method => ({
    asks: (params) => {
      requireVisible()
      return asks(params)
    },
    run,
  })
  const connect = (answer: () => unknown): Method => ({
    asks: () => !core.visible(),
    run: () => {
      core.authorise()
      return answer()
    },
  })
  return {
    wallet_connect: connect(disclose),
    getAccounts: connect(addresses),
    getAddresses: connect(disclose),
    wallet_getAccount: authorized(disclose, never),
    wallet_getNetwork: authorized(() => network().network ?? {}, never),
    wallet_changeNetwork: authorized(changeNetwork, ({ name }) => titles[core.chain()] !== name),
    wallet_disconnect: { asks: never, run: core.withdraw },
    signMessage: authorized(({ address, message, protocol }) => {
      const as = protocol === 'ECDSA' ? 'ecdsa' : behavior().messageFormat
      const signature = signBitcoinMessage(core.find(address), String(message), as)
      return { address, signature, protocol: as === 'ecdsa' ? 'ECDSA' : 'BIP322' }
    }),
    signPsbt: authorized(signPsbt),
    sendTransfer: authorized(async ({ recipients }) => {
      const [card] = core.cards(core.chain())
      if (!card) throw new ProviderError(4100, 'No account.')
      const listed = recipients as readonly { address: string; amount: number }[]
      const paid = listed.map(({ address, amount }) => ({ address, amount: BigInt(amount) }))
      return { txid: await payBitcoin({ card, chain: core.chain(), url: urlHere(), recipients: paid }) }
    }),
  }
}

/** Creates the WBIP interface of a test wallet: JSON-RPC with one selected chain. */
export const createWbipWallet = (core: BitcoinWalletCore): BitcoinWbipProvider => {
  const { behavior, emitter } = core
  const methods = createMethods(core)
  return {
    request: (name, params = {}) => {
      const { unsupported, responses } = behavior()
      const method = Object.hasOwn(methods, name) && !unsupported.includes(name) ? methods[name] : undefined
      if (!method && !Object.hasOwn(responses, name))
        return Promise.resolve({ jsonrpc: '2.0', id: '1', error: { code: -32601, message: 'Method not found' } })
      const respond = async () => {
        try {
          const asks = method?.asks(params as Params) ?? false
          const result = await core.request(name, params, asks, () => method?.run(params as Params))
          return { jsonrpc: '2.0', id: '1', result }
        } catch (error) {
          // A plain rejection is a response; shapes with more than a code are thrown.
          if (!(error instanceof ProviderError) || typeof error.code !== 'number') throw error
          const { code, message, data } = error
          return { jsonrpc: '2.0', id: '1', error: { code, message, ...(data !== undefined && { data }) } }
        }
      }
      const { mode, methods: forced } = behavior()
      const isThrown = forced[name] === 'throw' || forced['*'] === 'throw'
      if (isThrown || (mode === 'throw' && !name.startsWith('wallet_get') && name !== 'wallet_disconnect'))
        throw new ProviderError(-32603, 'The wallet threw synchronously.')
      return respond()
    },
    addListener: (event, listener) => {
      emitter.on(event, listener)
      return () => emitter.off(event, listener)
    },
  }
}
