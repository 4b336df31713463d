import { cleanImageUrl, cleanText, type Identity, KitError, type ReadCall } from '@kit/core'
import { abortable, parseAddress, revertReason } from '@kit/eip155'
import type { Address, Chain, Client, Transport } from 'viem'
import { getEnsName, getEnsText } from 'viem/actions'
import { toRpcError } from './toRpcError.js'

const nobody: Identity = { name: undefined, avatar: undefined }

/**
 * The primary ENS name of an address, which must point back at it, and the name's picture. Empty on a network without a universal
 * resolver in its definition. A name whose letters are not what they seem, and a picture that is not `https:` or a data image, are
 * dropped; no host of the picture is asked.
 *
 * @throws KitError `rpc/failed`, `rpc/timedOut`: no answer is not the same as no name.
 * @example await readIdentity(client, { network, address })
 */
export async function readIdentity(
  client: Client<Transport, Chain>,
  call: ReadCall & { readonly address: string },
): Promise<Identity> {
  if (!client.chain.contracts?.ensUniversalResolver) return nobody
  const address = parseAddress(call.address)?.toLowerCase() as Address | undefined
  if (!address) throw new KitError('account/invalidAddress', { shortMessage: 'This is not an EVM address.' })
  try {
    return await abortable(() => read(client, address), call.signal)
  } catch (error) {
    throw toRpcError(error, 'The name could not be read.')
  }
}

async function read(client: Client<Transport, Chain>, address: Address): Promise<Identity> {
  const name = await getEnsName(client, { address }).catch(unlessReverted)
  if (!name || !isPlain(name)) return nobody
  const avatar = await getEnsText(client, { name, key: 'avatar' }).catch(unlessReverted)
  const imageUrl = avatar?.startsWith('blob:') ? undefined : cleanImageUrl(avatar)
  return { name, avatar: imageUrl }
}

/** A resolver that refuses knows no name; an endpoint that fails knows nothing. */
function unlessReverted(error: unknown): undefined {
  if (revertReason(error) === undefined) throw error
}

/** Registered names are lower case and composed (ENSIP-15); hidden characters make two names look the same. */
function isPlain(name: string): boolean {
  return name === cleanText(name, 255) && name === name.normalize('NFC').toLowerCase() && !/\s/.test(name)
}
