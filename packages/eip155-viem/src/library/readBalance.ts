import { type Balance, cleanText, KitError, type ReadCall } from '@kit/core'
import { abortable, parseAddress } from '@kit/eip155'
import { type Address, type Chain, type Client, erc20Abi, hexToString, type Transport } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { toRpcError } from './toRpcError.js'

/** Longer than any honest symbol, short enough for a line. */
const maxSymbolLength = 16

/**
 * The balance of an address in base units: the native currency, or a token with the decimals and the symbol that its contract
 * claims. The symbol is hostile text, cleaned.
 *
 * @throws KitError `account/invalidAddress`; `rpc/failed` and `rpc/timedOut`; `transaction/reverted` when the contract is no token.
 * @example await readBalance(client, { network, address, token })
 */
export async function readBalance(
  client: Client<Transport, Chain>,
  call: ReadCall & { readonly address: string; readonly token?: string },
): Promise<Balance> {
  const { decimals, symbol } = call.network.nativeCurrency
  const address = requireAddress(call.address)
  const token = call.token === undefined ? undefined : requireAddress(call.token)
  const read = async () =>
    token
      ? readToken(client, address, token)
      : getBalance(client, { address }).then((value) => ({ value, decimals, symbol }))
  try {
    return await abortable(read, call.signal)
  } catch (error) {
    throw toRpcError(error, 'The balance could not be read.')
  }
}

async function readToken(client: Client<Transport, Chain>, owner: Address, address: Address): Promise<Balance> {
  const token = { address, abi: erc20Abi } as const
  const [value, decimals, symbol] = await Promise.all([
    readContract(client, { ...token, functionName: 'balanceOf', args: [owner] }),
    readContract(client, { ...token, functionName: 'decimals' }),
    readContract(client, { ...token, functionName: 'symbol' }).catch(() => readOldSymbol(client, address)),
  ])
  return { value, decimals, symbol: cleanText(symbol, maxSymbolLength) }
}

/** Tokens from before the standard settled answer 32 bytes; some have no symbol at all. */
async function readOldSymbol(client: Client<Transport, Chain>, address: Address): Promise<string> {
  const abi = [
    { type: 'function', name: 'symbol', stateMutability: 'view', inputs: [], outputs: [{ type: 'bytes32' }] },
  ] as const
  const symbol = await readContract(client, { address, abi, functionName: 'symbol' }).catch(() => undefined)
  return symbol === undefined ? '' : hexToString(symbol, { size: 32 })
}

/** In lower case: viem refuses to encode a wrong checksum, which matters to a payment and not to a read. */
function requireAddress(text: string): Address {
  const address = parseAddress(text)?.toLowerCase() as Address | undefined
  if (address) return address
  throw new KitError('account/invalidAddress', {
    shortMessage: 'This is not an EVM address.',
    details: cleanText(text),
  })
}
