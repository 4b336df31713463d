import { RpcError, type RpcRequest } from '@kit/adapter'
import { type Balance, cleanText, type ReadCall } from '@kit/core/adapter'
import { decodeText, decodeUint, encodeCall } from '../abi/Abi.js'
import { requireAddress } from '../address/ChecksumAddress.js'
import { parseQuantity } from '../rpc/Quantity.js'
import { readChain, unlessReverted } from '../rpc/toEvmRpcError.js'

/** Longer than any honest symbol, short enough for a line. */
export const maxSymbolLength = 16

/**
 * Returns the balance of an address in base units: the native currency, or a token with the decimals and symbol that its contract claims.
 * The symbol is untrusted text, cleaned.
 *
 * @throws KitError `account/invalidAddress`; `rpc/failed` and `rpc/timedOut`; `transaction/reverted` when the contract reverts.
 * @example await readBalance(request, { network, address, token })
 */
export async function readBalance(
  request: RpcRequest,
  call: ReadCall & { readonly address: string; readonly token?: string },
): Promise<Balance> {
  const { decimals, symbol } = call.network.nativeCurrency
  const address = requireAddress(call.address)
  const token = call.token === undefined ? undefined : requireAddress(call.token)
  const read = async (): Promise<Balance> =>
    token
      ? readToken(request, address, token)
      : {
          value: parseQuantity(await request({ method: 'eth_getBalance', params: [address, 'latest'] })),
          decimals,
          symbol,
        }
  return readChain(read, call.signal, "Couldn't read the balance.")
}

async function readToken(request: RpcRequest, owner: string, token: string): Promise<Balance> {
  const ask = (data: string) => request({ method: 'eth_call', params: [{ to: token, data }, 'latest'] })
  const [value, decimals, symbol] = await Promise.all([
    ask(encodeCall('balanceOf(address)', owner)).then(decodeUint),
    ask(encodeCall('decimals()')).then(decodeUint),
    // Some tokens have no symbol.
    ask(encodeCall('symbol()')).then(decodeText, unlessReverted),
  ])
  if (value === undefined || decimals === undefined || decimals > 255n) {
    throw new RpcError({ shortMessage: 'The contract is not a token: its response is invalid.' })
  }
  return { value, decimals: Number(decimals), symbol: cleanText(symbol ?? '', maxSymbolLength) }
}
