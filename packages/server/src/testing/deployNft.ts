import type { EvmDevnet } from '@kit/devnet'
import { concat, encodeAbiParameters, type Hex, numberToHex, pad, size, toFunctionSelector } from 'viem'
import { topics } from '../chain/families/eip155/history/topics.data.js'
import { send } from './startHistoryScene.js'

/** Code of malicious contracts, placed at byte {@link bodyAt}. Some of them return `owner` when asked for the owner. */
export const hostileCode = {
  /** Reverts every call. */
  reverts: () => '0x60006000fd',
  /** Uses up all gas in every call. */
  burns: () => '0x604456',
  /** Returns 100 kB of zeros. */
  floods: () => '0x620186a06000f3',
  /** Returns its owner's address from every call. */
  mumbles: (owner: string) => sayOwner(owner),
  /** Returns its owner, and a megabyte from any other call. */
  floodsLater: (owner: string) => ownerOr(owner, '0x621000006000f3'),
  /** Returns its owner, and uses up all gas in any other call. */
  burnsLater: (owner: string) => ownerOr(owner, '0x607256'),
} satisfies Readonly<Record<string, (owner: string) => Hex>>

/** Offset of the code after the event. */
const bodyAt = 68

/** Puts a contract at an address. It emits an event that `owner` received its token 1 (ERC-721), and handles every call with `body`. */
export async function deployNft(
  chain: EvmDevnet,
  address: string,
  owner: string,
  body: (owner: string) => Hex,
): Promise<void> {
  const event = concat(['0x6001', push20(owner), '0x6000', '0x7f', topics.transfer as Hex, '0x60006000a400'])
  await chain.rpc('anvil_setCode', address, concat(['0x36', '0x6044', '0x57', event, '0x5b', body(owner)]))
  await send(chain, { from: String(chain.accounts[9]?.address), to: address })
}

/** Returns a body that returns its owner, and answers any other call with a text. */
export const saying =
  (text: string) =>
  (owner: string): Hex => {
    const data = encodeAbiParameters([{ type: 'string' }], [text])
    const length = numberToHex(size(data), { size: 2 })
    const copy = (at: number): Hex =>
      concat(['0x61', length, '0x61', numberToHex(at, { size: 2 }), '0x600039', '0x61', length, '0x6000f3'])
    // Size of the event, its jump target, the check for the owner call, and the copying itself.
    return ownerOr(owner, concat([copy(bodyAt + 1 + ownerBytes + size(copy(0))), data]))
  }

const push20 = (address: string): Hex => concat(['0x73', address as Hex])
const sayOwner = (owner: string): Hex => concat([push20(owner), '0x60005260206000f3'])
const asksOwner = concat(['0x60003560e01c63', toFunctionSelector('ownerOf(uint256)'), '0x14'])

/** The check for the owner call has a fixed size, so the offset of the code after it is known. */
function ownerOr(owner: string, otherwise: Hex): Hex {
  const say = sayOwner(owner)
  // Any other call jumps past this response.
  const target = numberToHex(bodyAt + 1 + size(asksOwner) + 4 + size(say), { size: 1 })
  return concat([asksOwner, '0x15', '0x60', target, '0x57', say, '0x5b', otherwise])
}

const ownerBytes = size(ownerOr(pad('0x', { size: 20 }), '0x'))
